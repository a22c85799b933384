/** What the page still does by hand, file by file, with the reason. No number may grow; who needs less lowers it. */

/** How often each file may do it. */
export type ByHand = { readonly [reason: string]: { readonly [file: string]: number } };

/** Calls of `focus()` outside the kit. Whose focus would fall out of the page uses `useHeld`, `useFocus` or `useFocusWithin`. */
export const FOCUS: ByHand = {
  "a handle of the board or of the table, which has its own place of the focus": {
    "www/authors/claim-field.tsx": 1,
    "www/chapter/lesson.ts": 1,
    "www/chapter/reading.ts": 2,
    "www/element/live/asking.tsx": 2,
    "www/element/live/live-proof.tsx": 2,
    "www/element/live/proving.ts": 2,
    "www/element/live/tabled.tsx": 2,
    "www/game/settle/dispute.ts": 1,
    "www/kinds/round-view.tsx": 1,
    "www/play/playing.ts": 2,
    "www/practice/session/session.tsx": 1,
    "www/proof/argument.tsx": 1,
    "www/proof/choosing.tsx": 1,
    "www/proof/claims.tsx": 1,
    "www/proof/course-ground.ts": 1,
    "www/proof/course.ts": 3,
    "www/proof/proof-table.tsx": 1,
    "www/proof/staging.tsx": 1,
    "www/search/shape-board.tsx": 1,
    "www/table/table-view.tsx": 2,
    "www/table/table.ts": 3,
  },
  "another section, stage or screen begins at its heading": {
    "www/chapter/chapter.tsx": 1,
    "www/chapter/section.tsx": 2,
    "www/dom.ts": 1,
    "www/game/game-view.tsx": 1,
    "www/game/settle/argue-stage.tsx": 1,
    "www/game/settle/settle-stage.tsx": 1,
    "www/practice/practice.tsx": 1,
    "www/proof/law/law-desk.tsx": 1,
    "www/rule-sets/comparison.tsx": 2,
  },
  "the reader's own press leads to a field or a choice": {
    "www/authors/code-box.tsx": 1,
    "www/authors/position-field.tsx": 2,
    "www/chapter/question.tsx": 1,
    "www/play/opening.tsx": 4,
    "www/practice/own/question-form.tsx": 1,
    "www/proof/frame.tsx": 1,
    "www/search/sheet.tsx": 5,
  },
  "keys that walk within one part": {
    "www/board/board.ts": 3,
    "www/element/annotated/annotated-game.tsx": 1,
    "www/element/annotated/move-tree.tsx": 1,
    "www/next-key.ts": 1,
    "www/proof/tree-view.tsx": 2,
  },
  "buttons in a place that a trainer is given, and draws into": {
    "www/kinds/round.ts": 3,
    "www/practice/argue/argue-trainer.tsx": 5,
    "www/practice/argue/argue-view.tsx": 1,
  },
  "the page's frame, or markup of the build, which is no view": {
    "www/bestiary/gallery.ts": 2,
    "www/element/wake.ts": 1,
    "www/shell.ts": 1,
    "www/terms.ts": 2,
  },
};

/** Making or moving an element. The board stays what it is, and is not counted. */
export const NODES: ByHand = {
  "the one place where code without views makes an element": { "www/make.ts": 2 },
  "the element's still board, its frame and its faults: it comes without Preact, which a press loads": {
    "www/element/element-frame.ts": 1,
    "www/element/element.ts": 2,
    "www/element/handle.ts": 1,
    "www/element/mount.ts": 2,
    "www/element/reading/engine-read.ts": 1,
    "www/element/still-board.ts": 4,
    "www/element/trouble-notice.ts": 1,
  },
  "a board with an author's marks over it; the kit's figure brings boards of all shapes along": {
    "www/element/annotated/annotated-game.tsx": 2,
    "www/element/annotated/drawn-over.ts": 1,
  },
  "a frame in somebody's page, which is one classic script without Preact": { "www/embed/embed.ts": 3 },
  "markup of the build, a definition, that opens below the paragraph where the reader is": {
    "www/terms.ts": 3,
  },
  "a canvas for a picture, which never stands in the page": { "www/play/in-pixels.ts": 1 },
  "the table of the page, which the build writes and the table's own view draws over": {
    "www/game/play-stage.tsx": 1,
    "www/play/play-view.tsx": 1,
  },
};

/** What makes or moves an element, and what takes one that code without views has made. */
export const MAKES_NODES =
  /(?<!this|WORDS)\.(?:append|prepend|before|after|replaceWith|replaceChildren|insertBefore|appendChild|cloneNode|importNode|createElement(?:NS)?)\(|<Loose /g;

/** A colour that is no token, outside the files of tokens. */
export const COLOURS: ByHand = {
  "a ruling for paper, black on white on every screen": { "www/style/play/ruling-sheet.css": 6 },
  "shades of the colours that an author chose for the stones": { "www/element/element.css": 2 },
  "for the head of somebody's page, which has no token": { "www/element/loja.css": 4 },
  "somebody's page, with its own colours": { "www/authors/example/article.css": 10 },
};
const TOKENS = ["www/board/palette.css", "www/style/tokens.css"];

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![-\w])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange)(?![-\w])/gi;
const bareCss = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** The colours of a sheet that are no tokens, one a line. Pure. */
export const coloursIn = (file: string, css: string): string[] =>
  TOKENS.includes(file)
    ? []
    : [...bareCss(css).matchAll(/:\s*([^:;{}]+)[;}]/g)].flatMap(
        ([, value = ""]) => value.match(COLOUR) ?? [],
      );

/** The rules of a sheet that draw a ring of their own around what has the focus. Pure. */
export const ringsIn = (file: string, css: string): string[] =>
  file === "www/board/ring.css"
    ? []
    : [...bareCss(css).matchAll(/([^{}]*:focus[^{}]*)\{[^{}]*\boutline:(?!\s*(?:none|0))/g)].map(
        ([, selector = ""]) => `${file}: ${selector.trim()}`,
      );

/** The files that do something more often than they may; comments don't count. Pure. */
export function moreByHand(
  list: ByHand,
  pattern: RegExp,
  files: readonly { file: string; source: string }[],
): string[] {
  const most = Object.assign({}, ...Object.values(list)) as Record<string, number>;
  return files.flatMap(({ file, source }) => {
    const found = source.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/gm, "").match(pattern)?.length ?? 0;
    const may = most[file] ?? 0;
    return found > may ? [`${file}: ${found}, and may ${may}`] : [];
  });
}
