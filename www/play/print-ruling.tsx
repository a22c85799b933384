/** The way to a ruling on paper. The sheet is loaded with the first press. */
import { useState } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import { Lazy } from "../kit/notices.tsx";
import type { RuledGame } from "./ruling-sheet.tsx";
import { RULING_WORDS } from "./words.ts";

export function PrintRuling({ ruled }: { ruled: RuledGame }) {
  const [isOpen, open] = useState(false);
  return (
    <div class="acts print-ruling">
      <Button press={() => open(true)}>{RULING_WORDS.open}</Button>
      {isOpen && (
        <Lazy
          load={() => import("./ruling-sheet.tsx").then(({ RulingSheet }) => RulingSheet)}
          with={{ ruled, close: () => open(false) }}
          fault={RULING_WORDS.fault}
        />
      )}
    </div>
  );
}
