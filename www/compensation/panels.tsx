/** Fills the chapter's panels: each calculator by itself, and the solved boards with their tables when one is chosen. */
import { useId, useState } from "preact/hooks";
import { mount } from "../kit/mount.tsx";
import { CALCULATORS, type CalculatorKind, type OrderPicture, type Typed } from "./calculators.ts";
import { isPolite } from "./hoshi.ts";
import { FIELDS, SAYS } from "./words.ts";
import { Worlds } from "./worlds.tsx";

export function openPanels(): void {
  for (const room of document.querySelectorAll<HTMLElement>("[data-calculator]")) {
    const name = room.dataset.calculator ?? "";
    const kind = Object.entries(CALCULATORS).find(([one]) => one === name)?.[1];
    mount(room, kind ? <Calculator kind={kind} /> : <Worlds />);
    room.removeAttribute("aria-busy");
  }
}

/** Fields, and what follows from them, said again whenever something is typed. */
export function Calculator({ kind }: { kind: CalculatorKind }) {
  const id = useId();
  const [typed, type] = useState<Typed>(Object.fromEntries(kind.fields.map(({ id, value }) => [id, value])));
  return (
    <>
      <div class="fields">
        {kind.fields.map((field) => {
          const own = {
            id: `${id}-${field.id}`,
            value: typed[field.id] ?? "",
            onInput: (event: { currentTarget: { value: string } }) =>
              type({ ...typed, [field.id]: event.currentTarget.value }),
          };
          return (
            <p class="field" key={field.id}>
              <label for={own.id}>{FIELDS[field.id]}</label>
              {field.among ? (
                <select {...own}>
                  {field.among.map((name) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  type="text"
                  inputMode={field.whole ? "numeric" : "decimal"}
                  autocomplete="off"
                  spellcheck={false}
                  {...own}
                />
              )}
            </p>
          );
        })}
      </div>
      <div class="calculator-told" role="status">
        {kind
          .say(typed)
          .map((said, at) =>
            typeof said === "string" ? <p key={at}>{said}</p> : <OrderBoard key="board" {...said} />,
          )}
      </div>
    </>
  );
}

function OrderBoard({ lines, stones }: OrderPicture) {
  const middle = (lines - 1) / 2;
  const path = Array.from({ length: lines }, (_, at) => `M${at} 0V${lines - 1}M0 ${at}H${lines - 1}`).join(
    "",
  );
  return (
    <svg viewBox={`-1 -1 ${lines + 1} ${lines + 1}`} class="order-board" role="img">
      <title>{SAYS.picture({ stones: stones.length, lines })}</title>
      {isPolite(lines - 1, lines - 1, lines) && (
        <path d={`M${middle} ${middle}H${lines - 1}V0Z`} class="polite" />
      )}
      <path d={path} class="lines" />
      {stones.map(([x, y], at) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={0.47} class="stone" />
          <text x={x} y={y + 0.17} class="number">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
