/** The live board: the same element with the same attributes and the same text as in the code. */
import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import type { Attributes } from "../address/code.ts";
import type { ErrorDetail } from "../element/options.ts";
import "../element/loja.ts";
import { useSame } from "../kit/hooks.ts";
import { here } from "../play/page-code.ts";
import { attributesFor, textFor } from "./code-kinds.ts";
import type { Shown } from "./position.ts";
import type { Wish } from "./wish.ts";

export function Preview(props: {
  stage: RefObject<HTMLDivElement | null>;
  matter: { shown: Shown; wish: Wish } | null;
}) {
  const { matter } = props;
  const [warned, setWarned] = useState<{ of: object | null; words: string[] }>({ of: null, words: [] });
  const cell = matter?.wish.cell;
  const [text, attributes]: [string, Attributes] = matter
    ? [textFor(matter), attributesFor(matter)]
    : ["", {}];
  // What a reader has begun here is not taken away by a change that changes nothing.
  const told = useSame({ text, attributes, cell });
  // What an author would find in the events.
  const warn = ({ detail }: CustomEvent<ErrorDetail>): void =>
    setWarned(({ of, words }) => ({ of: told, words: [...(of === told ? words : []), detail.message] }));
  return (
    <div>
      <div class="stage" ref={props.stage}>
        {matter && (
          <loja-board
            key={told}
            {...attributes}
            home={here()}
            style={cell ? { "--loja-cell": `${cell}px` } : {}}
            onloja-error={warn}
          >
            <pre>{text}</pre>
          </loja-board>
        )}
      </div>
      <div class="said" role="status">
        {warned.of === told && warned.words.map((one, at) => <p key={at}>{one}</p>)}
      </div>
    </div>
  );
}

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "loja-board": Attributes & {
        key: object;
        home: string;
        style: Record<string, string>;
        "onloja-error": (event: CustomEvent<ErrorDetail>) => void;
        children: ComponentChildren;
      };
    }
  }
}
