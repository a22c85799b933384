/** Both lists, a row for each item: side by side, with the choices where they differ. */
import type { Board, Color } from "../../engine/engine.ts";
import { Button } from "../../kit/controls.tsx";
import { itemTitle, saysWords, standingWords } from "./item-words.ts";
import type { ShownRuling } from "./ruling-certificate.ts";
import type { Item } from "./settlement.ts";
import { SETTLE } from "./words.ts";

export interface ItemActs {
  argue: (item: Item) => void;
  /** Saves the certificate. */
  certificate: (item: Item) => void;
  /** A ruling came without what it stands on. */
  check: (item: Item) => void;
  /** The other’s claim is doubted, or no longer. */
  doubt: (item: Item) => void;
  undo: (item: Item) => void;
}

interface ItemRowProps {
  board: Board;
  item: Item;
  /** Both lists are there, so that they can be compared. */
  both: boolean;
  reader: Color | "both";
  /** The game is decided: nothing is argued any more. */
  over: boolean;
  /** The certificate of a ruling by the referee, where it is at hand. */
  shown: ShownRuling | null;
  /** Whether a claim may be doubted. */
  doubtable: boolean;
  acts: ItemActs;
}

export function ItemRow({ board, item, both, reader, over, shown, doubtable, acts }: ItemRowProps) {
  const { kind, claimant, holds, ruling } = item;
  const title = itemTitle(board, item);
  const open = both && !over && holds === null;
  const alone = { string: "dead", point: "nobody’s", claim: "" }[kind];
  const judged = ruling?.by === "referee";
  // By link one doubts the other’s claims alone.
  const mayDoubt = doubtable && both && kind === "claim" && !ruling && reader !== claimant;
  const link = (text: string, name: string, press: (item: Item) => void) => (
    <Button look="link" aria-label={`${name}: ${title}`} press={() => press(item)}>
      {text}
    </Button>
  );
  return (
    <li>
      <Sign
        kind={both && holds === null ? "open" : kind !== "point" && holds === false ? "fails" : "holds"}
      />
      <div class="item-words">
        <p class="item-title">{title}</p>
        {open && <p class="item-says">{saysWords(item, reader)}</p>}
        {mayDoubt &&
          link(
            open ? SETTLE.believeAfterAll : SETTLE.doubt,
            open ? SETTLE.believe : SETTLE.doubt,
            acts.doubt,
          )}
      </div>
      {open ? (
        <Button look="filled" aria-label={SETTLE.argue({ title })} press={() => acts.argue(item)}>
          {SETTLE.argueIt}
        </Button>
      ) : (
        <div class="item-standing">
          <p>{both ? standingWords(item, judged && shown !== null) : alone}</p>
          {judged && shown?.address && (
            <a
              class="link"
              href={shown.address}
              target="_blank"
              rel="noopener"
              aria-label={SETTLE.openCertificate({ title })}
            >
              {SETTLE.certificate}
            </a>
          )}
          {judged && shown && link(SETTLE.save, SETTLE.saveCertificate, acts.certificate)}
          {judged && !shown && link(SETTLE.check, SETTLE.checked, acts.check)}
          {ruling && link(SETTLE.undo, SETTLE.undoRuling, acts.undo)}
        </div>
      )}
    </li>
  );
}

/** Told by its shape: a disc, a cross, a hollow disc. */
const Sign = ({ kind }: { kind: "holds" | "fails" | "open" }) => (
  <svg class={`sign ${kind}`} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    {kind === "fails" ? (
      <path d="M2 2l8 8M10 2l-8 8" />
    ) : (
      <circle cx="6" cy="6" r={kind === "holds" ? "4.5" : "4"} />
    )}
  </svg>
);
