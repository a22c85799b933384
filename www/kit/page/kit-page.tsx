/** Every part of the kit in its states, in both themes: a page of the development server alone. */
import type { ComponentChildren, FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import type { BoardView } from "../../board/index.ts";
import { shapeOf } from "../../element/reading/board-shapes.ts";
import { Board, Figure } from "../board.tsx";
import { Button, Field, Segments } from "../controls.tsx";
import { mount } from "../mount.tsx";
import { Lazy, Notice, Trouble } from "../notices.tsx";

const LOOKS = ["filled", "quiet", "as-link"] as const;
const COLORS = [
  ["black", "Black"],
  ["white", "White"],
  ["both", "Both"],
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

function Kit() {
  return (
    <>
      {["light", "dark"].map((theme) => (
        <div key={theme} class="kit-theme" data-theme={theme}>
          <h2>{theme}</h2>
          <Buttons />
          <Choices />
          <Fields />
          <Loading />
          <Desk />
        </div>
      ))}
    </>
  );
}

const host = document.querySelector("[data-role=kit]");
if (host) mount(host, <Kit />);
