/** For templates and TSX of Vue 3: `import type {} from "loja-board/vue";`, once in a project. */
import type { DefineComponent, HTMLAttributes } from "vue";
import type { BoardAttributes } from "./index.js";

declare module "vue" {
  interface GlobalComponents {
    "loja-board": DefineComponent<BoardAttributes>;
    LojaBoard: DefineComponent<BoardAttributes>;
  }
}

declare module "vue/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "loja-board": HTMLAttributes & BoardAttributes;
    }
  }
}
