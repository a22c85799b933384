/** Two programs that read and write SGF, written by other people, behind one face. */
import sabaki from "@sabaki/sgf";
import smartgame from "smartgame";

/** A node as other programs have it: properties with their values as a reader would see them. */
export interface Tree {
  properties: Record<string, string[]>;
  children: Tree[];
}

export interface Program {
  name: string;
  parse(text: string): Tree[];
  write(trees: Tree[]): string;
}

const withSabaki: Program = {
  name: "@sabaki/sgf",
  parse(text) {
    const tree = (node: sabaki.Node): Tree => ({
      properties: node.data,
      children: node.children.map(tree),
    });
    return sabaki.parse(text).map(tree);
  },
  write(trees) {
    const node = ({ properties, children }: Tree): sabaki.Node => ({
      data: properties,
      children: children.map(node),
    });
    return sabaki.stringify(trees.map(node));
  },
};

/** smartgame leaves escapes as they stand, in and out; its user has to do this. */
const plain = (raw: string) => raw.replace(/\\(?:\r\n|\n\r|\n|\r)/g, "").replace(/\\([\s\S])/g, "$1");
const escaped = (value: string) => value.replace(/[\\\]]/g, "\\$&");

const withSmartgame: Program = {
  name: "smartgame",
  parse(text) {
    const properties = (node: smartgame.Node) =>
      Object.fromEntries(
        Object.entries(node).map(([name, values]) => [name, [values].flat().map(plain)] as const),
      );
    // A sequence is a row of nodes, each the only child of the one before.
    const tree = (sequence: smartgame.Sequence): Tree => {
      const after = (sequence.sequences ?? []).map(tree);
      const rest = sequence.nodes
        .map(properties)
        .reduceRight<Tree[]>((children, mine) => [{ properties: mine, children }], after);
      const [first] = rest;
      if (!first) throw new Error("a sequence without a node");
      return first;
    };
    return quietly(() => smartgame.parse(text)).gameTrees.map(tree);
  },
  write(trees) {
    const sequence = (tree: Tree): smartgame.Sequence => {
      const nodes: smartgame.Node[] = [];
      let last = tree;
      for (
        let next: Tree | undefined = tree;
        next;
        next = last.children.length === 1 ? last.children[0] : undefined
      ) {
        last = next;
        const values = Object.entries(next.properties);
        nodes.push(Object.fromEntries(values.map(([name, all]) => [name, all.map(escaped)])));
      }
      return { nodes, sequences: last.children.length > 1 ? last.children.map(sequence) : [] };
    };
    return smartgame.generate({ gameTrees: trees.map(sequence) });
  },
};

/** It warns of names of three letters, which FF[4] allows and ours have. */
function quietly<T>(work: () => T): T {
  const { warn } = console;
  console.warn = () => {};
  try {
    return work();
  } finally {
    console.warn = warn;
  }
}

export const programs: Program[] = [withSabaki, withSmartgame];

/** The first node and those of the main line after it. */
export function mainLine(tree: Tree): Tree[] {
  const line = [tree];
  for (let next = tree.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}
