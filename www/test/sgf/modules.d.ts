// Neither has types of its own. What the tests use of them:

declare module "@sabaki/sgf" {
  namespace sgf {
    interface Node {
      data: Record<string, string[]>;
      children: Node[];
    }
    function parse(text: string): Node[];
    function stringify(nodes: Node[]): string;
  }
  export = sgf;
}

declare module "smartgame" {
  namespace smartgame {
    type Node = Record<string, string | string[]>;
    interface Sequence {
      nodes: Node[];
      sequences?: Sequence[];
    }
    interface Collection {
      gameTrees: Sequence[];
    }
    function parse(text: string): Collection;
    function generate(collection: Collection): string;
  }
  export = smartgame;
}
