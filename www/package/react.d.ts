/** For TSX with React 19: `import type {} from "loja-board/react";`, once in a project. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardAttributes, LojaBoard } from "./index.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "loja-board": DetailedHTMLProps<HTMLAttributes<LojaBoard>, LojaBoard> & BoardAttributes;
    }
  }
}
