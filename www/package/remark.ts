/**
 * Fenced `loja` blocks for remark: `.use(loja)`. They become nodes `html`, which the program that makes HTML must
 * be told to keep: `remark-html` with `sanitize: false`, `remark-rehype` and `rehype-stringify` with `allowDangerousHtml: true`.
 */
import { type MarkdownOptions, renderFence } from "./markdown.ts";

export type { MarkdownOptions } from "./markdown.ts";

/** As much of a Markdown tree as is used. */
interface Node {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  children?: Node[];
}

export default function loja(options: MarkdownOptions = {}): (tree: object) => void {
  return (tree) => {
    // A list instead of calls, since a hostile file may nest as deeply as it likes.
    const open: Node[] = [tree as Node];
    for (let node = open.pop(); node; node = open.pop()) {
      for (const child of node.children ?? []) open.push(child);
      if (node.type !== "code" || node.lang !== "loja") continue;
      const html = renderFence(`loja ${node.meta ?? ""}`, node.value ?? "", options);
      if (html === null) continue;
      node.type = "html";
      node.value = html.trimEnd();
      delete node.lang;
      delete node.meta;
    }
  };
}
