/** The passage that decides: its name, and opened, what it says and where it stands. */
import type { ComparedRuling, PartingStage } from "../engine/systems.ts";
import { sourceWords } from "../laws/law-words.ts";
import { clauseOf } from "../laws/ruling-parts.ts";
import { clausePage } from "../table/clause-page.ts";
import { begun, COMPARED } from "./words.ts";

export function Clause(props: { ruling: ComparedRuling; stage: PartingStage; inBook: boolean }) {
  const { ruling, stage, inBook } = props;
  const { name, says, document, lines } = clauseOf(ruling, stage);
  const [first] = name.split(", ");
  const section = ruling.rules === "ljrg" && inBook && first && /^[A-E]\d/.test(first) ? first : null;
  return (
    <details class="clause">
      <summary>{begun(name)}</summary>
      <p>
        {begun(says)}. <cite>{sourceWords(document, lines)}.</cite>
        {section && (
          <>
            {" "}
            <a href={clausePage(section)}>{COMPARED.book({ section })}</a>
          </>
        )}
      </p>
    </details>
  );
}
