/** Fenced `loja` blocks for markdown-it: `md.use(loja)`. */
import { type MarkdownOptions, renderFence } from "./markdown.ts";

export type { MarkdownOptions } from "./markdown.ts";

/** As much of markdown-it as is used, so that every version with these words will do. */
interface Token {
  info: string;
  content: string;
}
type Rule = (tokens: Token[], index: number, options: never, env: unknown, self: never) => string;
interface Parser {
  renderer: { rules: Record<string, Rule | undefined> };
  utils: { unescapeAll(text: string): string };
}

/** `parser` is a `MarkdownIt`. */
export default function loja(parser: object, options: MarkdownOptions = {}): void {
  const { renderer, utils } = parser as Parser;
  const before = renderer.rules.fence;
  renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index] as Token;
    const html = renderFence(utils.unescapeAll(token.info), token.content, options);
    return html ?? before?.(tokens, index, ...rest) ?? "";
  };
}
