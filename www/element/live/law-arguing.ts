/** A question of 1989 in an element: which side the reader takes, then the same argument as a claim’s. */
import { FORMS, located, type NamedQuestion, readLawQuestion } from "../../address/law-question.ts";
import { type Choice, engine, type Stage } from "../../engine/engine.ts";
import type { Action } from "../../proof/answer.ts";
import { lawTask } from "../../proof/law/law-proving.ts";
import { type LawTask, lawClaim } from "../../proof/law-task.ts";
import { NAMES, other } from "../../proof/proof-words.ts";
import { givenView } from "../../proof/view.ts";
import { asSetUp } from "../../table/as-set-up.ts";
import type { Side } from "../options.ts";
import { Arguing } from "./arguing.ts";
import { plainPart } from "./live-answer.ts";
import { LiveDesk } from "./live-desk.ts";
import { Proving } from "./prove.ts";
import type { Running, Seat } from "./seat.ts";

/** Settles when the board is there. What the author has written wrong is told him, and a claim can be made instead. */
export async function openLaw(seat: Seat, text: string): Promise<Running> {
  const { start, moves, at, side } = seat.known;
  const made = moves.slice(0, at);
  const line = await engine.follow(start, made);
  const situation = line.situations.at(-1);
  const question = readLawQuestion(text);
  const found = question && located(line.board.points, question);
  if (situation && question && found && "found" in found) {
    const position = asSetUp(start, situation);
    const task = await lawTask({ start: position, question: found.found }).catch((error: unknown) => {
      seat.tell("loja-error", { code: "attribute", message: String((error as Error).message) });
      return null;
    });
    if (task) return new LawProving(seat, { position, task, question, side });
  } else {
    const message = question
      ? "The question speaks of a point that this board doesn’t have."
      : `A question of 1989 is written ${FORMS}.`;
    seat.tell("loja-error", { code: "attribute", message });
  }
  return Proving.open(seat, { start, moves: made, claim: null, side, mode: "prove" });
}

interface Asked {
  position: ReturnType<typeof asSetUp>;
  task: LawTask;
  question: NamedQuestion;
  side: Side | null;
}

class LawProving implements Running {
  private readonly desk: LiveDesk;
  private arguing: Arguing | null = null;

  constructor(
    private readonly seat: Seat,
    private readonly asked: Asked,
  ) {
    this.desk = new LiveDesk(seat, {
      point: (at) => (this.arguing ? this.arguing.press(at) : seat.say("Choose your side first.")),
      pass: () => this.arguing?.pass(),
      passFor: (at) => this.arguing?.passFor(at),
      leave: null,
    });
    if (asked.side) this.argue(asked.side);
    else this.offer();
  }

  destroy(): void {
    this.arguing?.close();
    this.desk.close();
  }

  /** The reader chooses his side. */
  private offer(): void {
    const { about } = this.asked.task;
    const claim = lawClaim(about);
    const [step] = about.stage.steps;
    if (!step) return;
    const take = (text: string, side: Side): Action => ({
      text,
      filled: false,
      run: () => this.argue(side),
    });
    this.desk.show({
      board: about.stage.board,
      situation: step.situation,
      view: givenView(step.situation, claim, "refuter"),
      told: "",
      pass: null,
      listed: [],
      roles: about.title,
      acts: {},
    });
    const words = [about.words, step.words];
    this.desk.say(
      plainPart("Which side do you take?", words, [
        take(`Defend it as ${NAMES[about.player]}`, "claimant"),
        take(`Refute it as ${NAMES[other(about.player)]}`, "refuter"),
        take("Play both", "both"),
      ]),
    );
    this.seat.say(`Which side do you take? ${about.title}`);
  }

  private argue(side: Side): void {
    const { seat, desk, asked } = this;
    const { task, question, position } = asked;
    const { about } = task;
    const stage: Stage = about.stage;
    const first = this.arguing || side !== asked.side ? null : seat.first;
    this.arguing = new Arguing(seat, desk, {
      start: position,
      moves: [],
      claim: lawClaim(about),
      title: about.title,
      stage,
      side,
      guess: null,
      mode: "prove",
      law: { task, question },
      another: null,
    });
    const move: Choice | null =
      first?.kind === "point"
        ? { kind: "play", at: first.at }
        : first?.kind === "pass"
          ? { kind: "pass" }
          : null;
    this.arguing.begin(move);
    if (!first && seat.first !== null) desk.focus();
  }
}
