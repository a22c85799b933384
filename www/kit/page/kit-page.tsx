/** Every part of the kit in its states, in both themes and at three widths: a page of the development server alone. */
import type { ComponentChildren, FunctionComponent } from "preact";
import { useId, useState } from "preact/hooks";
import type { BoardView, Sign } from "../../board/index.ts";
import { shapeOf } from "../../element/reading/board-shapes.ts";
import { Board, Figure } from "../board.tsx";
import { type ControlActs, ControlRow, MorePanel } from "../control-row.tsx";
import { Button, Field, LineField, NumberField, Segments, Select, Stepper } from "../controls.tsx";
import { mount } from "../mount.tsx";
import { Lazy, Notice, Trouble } from "../notices.tsx";
import { ClauseText, SignMark } from "../signs.tsx";
import { saved, TakenPart, useTaken } from "../taken-along.tsx";

const LOOKS = ["filled", "quiet", "as-link"] as const;
const COLORS = [
  ["black", "Black"],
  ["white", "White"],
  ["both", "Both"],
] as const;
const SIGNS: readonly Sign[] = ["holds", "fails", "open", "eye"];
const WIDTHS = [
  ["phone", "320 pixels"],
  ["tablet", "600 pixels"],
  ["all", "All there is"],
] as const;
const SHAPE = shapeOf([".....", ".....", ".....", ".....", "....."]);

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="kit-part">
      <h3>{name}</h3>
      {children}
    </section>
  );
}

function Buttons() {
  const [pressed, setPressed] = useState(0);
  return (
    <Part name="Button">
      {LOOKS.map((look) => (
        <p key={look} class="kit-row">
          <Button look={look} press={() => setPressed(pressed + 1)}>
            {look}
          </Button>
          <Button look={look} press={() => setPressed(pressed + 1)} off>
            {look}, off
          </Button>
        </p>
      ))}
      <Notice>{pressed > 0 && `Pressed ${pressed} times.`}</Notice>
    </Part>
  );
}

function Choices() {
  const [color, pick] = useState<"black" | "white" | "both" | null>(null);
  return (
    <Part name="Segments">
      <Segments legend="You play" options={COLORS} value={color} pick={pick} />
      <Segments look="pair" legend="A pair" options={COLORS.slice(0, 2)} value={color} pick={pick} />
    </Part>
  );
}

function Fields() {
  const [komi, type] = useState("six");
  const fault = /^-?\d+$/.test(komi) ? null : "Komi is a whole number.";
  return (
    <Part name="Field">
      <Field name="Komi" value={komi} type={type} fault={fault} />
      <Field name="Name" value="" input={{ placeholder: "Nobody yet" }} />
    </Part>
  );
}

function Numbers() {
  const [size, setSize] = useState(9);
  const [komi, setKomi] = useState(6);
  const [name, setName] = useState("Anna");
  const [board, setBoard] = useState("grid");
  const boards = [
    ["grid", "A grid"],
    ["torus", "A torus"],
  ] as const;
  return (
    <Part name="Select, NumberField, Stepper, LineField">
      <Select name="Board" options={boards} value={board} pick={setBoard} />
      <NumberField name="Size" value={size} min={1} max={19} pick={setSize} />
      <Stepper name="Komi" value={komi} min={-20} max={20} pick={setKomi} />
      <LineField name="Name, taken when you leave" value={name} pick={setName} />
      <Notice>{`${board}, ${size}, ${komi}, ${name}`}</Notice>
    </Part>
  );
}

function Controls() {
  const id = useId();
  const [open, turn] = useState(false);
  const [at, go] = useState(0);
  const acts: ControlActs = { forward: () => go(at + 1), hint: null, side: () => go(0) };
  if (at > 0) Object.assign(acts, { back: () => go(at - 1), "undo-all": () => go(0) });
  return (
    <Part name="ControlRow, MorePanel">
      <ControlRow acts={acts} more={{ id, open, turn }} />
      <MorePanel id={id} open={open}>
        <p>Escape closes this, and leads back to its button.</p>
      </MorePanel>
      <Notice>{`Move ${at}`}</Notice>
    </Part>
  );
}

const Signs = () => (
  <Part name="SignMark, ClauseText">
    {SIGNS.map((kind) => (
      <p key={kind}>
        <SignMark kind={kind} /> {kind}
      </p>
    ))}
    <p>
      <ClauseText text="White may not recapture at once (B4.2), and Black locks nothing (C8, C9.1)." />
    </p>
  </Part>
);

function Taking() {
  const { taken, take } = useTaken();
  const [said, say] = useState("");
  return (
    <Part name="Copy and save">
      <div class="kit-row">
        <Button press={() => void take("a diagram", async () => "| . x |")}>Copy</Button>
        <Button press={() => say(saved(new Blob(["| . x |"]), "kit.txt"))}>Save</Button>
      </div>
      <TakenPart taken={taken} />
      <Notice>{said}</Notice>
      <TakenPart taken={{ words: "Where no page may copy, the text is shown.", text: "| . x |" }} />
    </Part>
  );
}

function Loading() {
  const [left, setLeft] = useState(1);
  const load = async (): Promise<FunctionComponent<object>> => {
    // Fails once, so that both ends can be seen.
    if (left > 0) {
      setLeft(left - 1);
      throw new Error("not yet");
    }
    return () => <p>The part is here.</p>;
  };
  return (
    <Part name="Lazy, Trouble, Notice">
      <Lazy load={load} with={{}} fault="This part did not load. Try again when you are online." />
      <Trouble error="What can’t be done again has no button." again={null} />
      <Notice>News is said in a place that is always there.</Notice>
    </Part>
  );
}

function Desk() {
  const [moves, play] = useState<readonly number[]>([]);
  if (!SHAPE) return null;
  const stones = SHAPE.points.map((_, at) => {
    const turn = moves.indexOf(at);
    if (turn < 0) return null;
    return turn % 2 === 0 ? "black" : "white";
  });
  const hand = moves.length % 2 === 0 ? "black" : "white";
  const playable = SHAPE.points.flatMap((_, at) => (moves.includes(at) ? [] : [at]));
  const view: BoardView = { stones, marks: [], last: moves.at(-1) ?? null, hand, playable };
  const onPoint = (at: number): void => {
    if (playable.includes(at)) play([...moves, at]);
  };
  return (
    <Part name="Board, Figure">
      <Board shape={SHAPE} view={view} label="A board of the kit" onPoint={onPoint} />
      <div class="kit-row">
        <Button press={() => play(moves.slice(0, -1))} off={moves.length === 0}>
          Undo
        </Button>
        <Button press={() => play([])} off={moves.length === 0}>
          Begin again
        </Button>
      </div>
      <div class="kit-figure">
        <Figure shape={SHAPE} view={{ stones }} label="The board above, small" />
      </div>
    </Part>
  );
}

export function Kit() {
  const [width, pick] = useState<(typeof WIDTHS)[number][0]>("all");
  return (
    <>
      <div class="kit-width">
        <Segments legend="Width" options={WIDTHS} value={width} pick={pick} />
      </div>
      {["light", "dark"].map((theme) => (
        <div key={theme} class="kit-theme" data-theme={theme} data-width={width}>
          <h2>{theme}</h2>
          <Buttons />
          <Choices />
          <Fields />
          <Numbers />
          <Controls />
          <Signs />
          <Loading />
          <Taking />
          <Desk />
        </div>
      ))}
    </>
  );
}

const host = document.querySelector("[data-role=kit]");
if (host) mount(host, <Kit />);
