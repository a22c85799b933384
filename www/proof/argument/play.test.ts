import { describe, expect, test } from "vitest";
import type {
  Answer,
  Board,
  Choice,
  Color,
  Expectation,
  Hint,
  Question,
  Remark,
  Situation,
} from "../../engine/engine.ts";
import { EngineError } from "../../engine/engine.ts";
import { type News, Play } from "./play.ts";
import { learn, lineTo, type Tried } from "./tree.ts";

const PASS: Choice = { kind: "pass" };
const at = (point: number): Choice => ({ kind: "play", at: point });
const turnOf = (number: number): Color => (number % 2 === 0 ? "white" : "black");

/** An engine that passes when it is its turn, calls `bad` moves lost, and answers when the test says so. */
class Fake {
  asked: Question[] = [];
  private waiting: {
    question: Question;
    signal: AbortSignal;
    settle(a: Answer): void;
    refuse(e: unknown): void;
  }[] = [];
  bad: number[] = [];
  /** What is worth nobody knows at first. */
  open: number[] = [];
  /** Tells what is known by then, as of a move that takes longer to judge. */
  sofar = (): void => {};

  answer(question: Question, signal: AbortSignal, open?: (sofar: Answer) => void): Promise<Answer> {
    this.asked.push(question);
    this.sofar = () => open?.(this.make(question));
    return new Promise((settle, refuse) => this.waiting.push({ question, signal, settle, refuse }));
  }
  hints(): Promise<Hint[]> {
    return Promise.resolve(
      [1, 2, 3].map((at) => ({ words: `hint ${at}`, points: [at], rules: [], facts: [] })),
    );
  }
  async reply(): Promise<void> {
    const next = this.waiting.shift();
    if (next) next.settle(this.make(next.question));
    await new Promise((done) => setTimeout(done));
  }
  async fail(error: unknown): Promise<void> {
    this.waiting.shift()?.refuse(error);
    await new Promise((done) => setTimeout(done));
  }
  private make({ line, move, you, reply }: Question): Answer {
    const made = [...line, ...(move ? [move] : [])];
    const lost = move?.kind === "play" && this.bad.includes(move.at);
    const unsure = move?.kind === "play" && this.open.includes(move.at);
    const [kept, expectedAfter]: [boolean | null, Expectation] = unsure
      ? [null, "open"]
      : [!lost, lost ? "fails" : "holds"];
    const said = move ? [{ by: "you", kept, expectedAfter } as Remark] : [];
    const due = turnOf(made.length) !== you && reply !== "never" && !(lost && reply === "kept");
    if (due) {
      made.push(PASS);
      said.push({ by: "engine", expectedAfter: "holds" } as Remark);
    }
    const situations = Array.from({ length: made.length + 1 }, (_, number) => situation(number));
    const expectation = move ? expectedAfter : "holds";
    const now = { expectation, end: null, moves: [] } as unknown as Answer["now"];
    return { line: made, said, refusal: null, course: { situations } as Answer["course"], now };
  }
}

const situation = (number: number): Situation =>
  ({
    turn: turnOf(number),
    final: false,
    move: number > 0 ? { kind: "pass", color: turnOf(number - 1) } : null,
  }) as Situation;

function begin(side: "claimant" | "refuter", both = false): { play: Play; fake: Fake; news: News[] } {
  const fake = new Fake();
  const news: News[] = [];
  const board = { points: [] } as unknown as Board;
  const told = (what: News): unknown => news.push(what);
  const play = new Play(board, situation(0), { player: "black", set: [0] }, side, fake, told, both);
  return { play, fake, news };
}

describe("playing both sides", () => {
  test("nobody answers, each turn is the reader's, and each place is a stop", async () => {
    const { play, fake } = begin("refuter", true);
    for (const move of [1, 2]) {
      play.press(at(move));
      await fake.reply();
    }
    expect(fake.asked.map(({ you, reply }) => `${you} ${reply}`)).toEqual(["both never", "both never"]);
    expect(lineTo(play.state.tree)).toEqual([at(1), at(2)]);
    expect([play.state.you, play.state.waiting]).toEqual(["white", false]);
    play.beside(-1)?.();
    expect(play.state.you).toBe("black");
    expect(lineTo(play.state.tree)).toEqual([at(1)]);
  });

  test("and nobody wins or has to take back", async () => {
    const { play, fake } = begin("refuter", true);
    play.press(at(1));
    await fake.reply();
    const end = { over: false, steps: [], words: "" } as never;
    const known = { expectation: "fails", end, moves: [] } as never;
    play.replace(learn(play.state.tree, play.state.tree.at, known));
    expect([play.state.settled, play.state.won]).toEqual([true, false]);
  });
});

describe("playing", () => {
  test("the engine moves at once where the refuter is its side", async () => {
    const { play, fake } = begin("claimant");
    void play.begin([]);
    expect(play.state.thinking).toBe(true);
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([PASS]);
    expect(play.state.waiting).toBe(false);
  });

  test("what is pressed before the engine has opened is the reader's own move, after that", async () => {
    const { play, fake } = begin("claimant");
    void play.begin([]);
    play.press(at(1));
    expect(fake.asked).toHaveLength(1);
    await fake.reply();
    expect(fake.asked[1]).toMatchObject({ line: [PASS], move: at(1), you: "black" });
    await fake.reply();
    expect(lineTo(play.state.tree).slice(0, 2)).toEqual([PASS, at(1)]);
  });

  test("where the engine could not open, what was pressed is dropped", async () => {
    const { play, fake } = begin("claimant");
    void play.begin([]);
    play.press(at(1));
    await fake.fail(new EngineError("crashed", "out of memory"));
    expect(fake.asked).toHaveLength(1);
    play.tryAgain();
    play.press(at(2));
    await fake.reply();
    expect(fake.asked.at(-1)).toMatchObject({ line: [PASS], move: at(2) });
  });

  test("a quick second press is not lost; it is made after the reply", async () => {
    const { play, fake } = begin("refuter");
    play.press(at(1));
    play.press(at(2));
    expect(fake.asked).toHaveLength(1);
    await fake.reply();
    expect(fake.asked[1]).toMatchObject({ line: [at(1), PASS], move: at(2) });
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([at(1), PASS, at(2), PASS]);
  });

  test("after a move that gives the win away the engine waits, and further presses end with it", async () => {
    const { play, fake } = begin("refuter");
    fake.bad = [1];
    play.press(at(1));
    play.press(at(2));
    await fake.reply();
    expect(play.state.waiting).toBe(true);
    expect(fake.asked).toHaveLength(1);
    play.playOn();
    expect(fake.asked[1]).toMatchObject({ line: [at(1)], move: null, reply: "always" });
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([at(1), PASS]);
  });

  test("who goes elsewhere while the engine thinks is not brought back by its answer", async () => {
    const { play, fake } = begin("refuter");
    play.press(at(1));
    await fake.reply();
    play.press(at(2));
    play.visit(0);
    await fake.reply();
    expect(play.state.tree.at).toBe(0);
    expect(play.state.thinking).toBe(false);
    play.press(at(3));
    expect(fake.asked.at(-1)).toMatchObject({ line: [], move: at(3) });
  });

  test("changing sides lets the engine move for the side that was left", async () => {
    const { play, fake } = begin("refuter");
    play.changeSide("claimant");
    expect(play.state.you).toBe("black");
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([PASS]);
  });

  test("what failed can be tried again, and nothing that was played is lost", async () => {
    const { play, fake } = begin("refuter");
    play.press(at(1));
    await fake.reply();
    play.press(at(2));
    await fake.fail(new EngineError("crashed", "it broke"));
    expect(play.state.fault).toBeInstanceOf(EngineError);
    expect(lineTo(play.state.tree)).toEqual([at(1), PASS]);
    play.tryAgain();
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([at(1), PASS, at(2), PASS]);
    expect(play.state.fault).toBeNull();
  });

  test("hints are for the reader's own turn, and none is offered while the engine thinks", () => {
    const [mine, other] = [begin("refuter").play, begin("claimant").play];
    expect([mine.state.hintOffered, other.state.hintOffered]).toEqual([true, false]);
    mine.press(at(1));
    expect(mine.state.hintOffered).toBe(false);
  });

  test("nor is one once the claim is settled, though moves are left", () => {
    const { play } = begin("refuter");
    const end = { over: false, steps: [], words: "" } as never;
    play.replace(
      learn(play.state.tree, play.state.tree.at, { expectation: "fails", end, moves: [] } as never),
    );
    expect([play.state.over, play.state.hintOffered]).toEqual([false, false]);
  });

  test("hints open one by one, and are forgotten with the place", async () => {
    const { play } = begin("refuter");
    await play.hint();
    expect([play.state.open, play.state.hinted]).toEqual([1, [1]]);
    await play.hint(3);
    expect([play.state.open, play.state.hinted]).toEqual([3, [3]]);
    await play.hint();
    expect(play.state.open).toBe(3);
    play.visit(0);
    expect([play.state.open, play.state.hinted]).toEqual([0, []]);
  });
});

describe("a move that nobody can judge at once", () => {
  test("lies there while it is looked into, without the reply that may not come", async () => {
    const { play, fake, news } = begin("refuter");
    fake.open = [1];
    play.press(at(1));
    fake.sofar();
    expect(lineTo(play.state.tree)).toEqual([at(1)]);
    expect([play.state.thinking, play.state.judging, play.state.here.known]).toEqual([true, true, null]);
    expect(news.at(-1)).toBe("seen");
    [fake.open, fake.bad] = [[], [1]];
    await fake.reply();
    expect([play.state.judging, play.state.waiting, play.state.here.remark?.kept]).toEqual([
      false,
      true,
      false,
    ]);
    expect(lineTo(play.state.tree)).toEqual([at(1)]);
  });

  test("can be taken back meanwhile", async () => {
    const { play, fake } = begin("refuter");
    fake.open = [1];
    play.press(at(1));
    fake.sofar();
    play.visit(0);
    await fake.reply();
    expect([play.state.tree.at, play.state.thinking, play.state.judging]).toEqual([0, false, false]);
  });

  test("is judged again once the claim is decided, and the reply to a mistake is taken back", async () => {
    const { play, fake } = begin("refuter");
    fake.open = [1];
    play.press(at(1));
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([at(1), PASS]);
    expect(play.state.openMove?.number).toBe(1);
    [fake.open, fake.bad] = [[], [1]];
    play.refresh();
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([at(1)]);
    expect([play.state.waiting, play.state.openMove, play.state.here.remark?.kept]).toEqual([
      true,
      null,
      false,
    ]);
  });

  test("and where it was good, the reply stays", async () => {
    const { play, fake } = begin("refuter");
    fake.open = [1];
    play.press(at(1));
    await fake.reply();
    fake.open = [];
    play.refresh();
    await fake.reply();
    expect(lineTo(play.state.tree)).toEqual([at(1), PASS]);
    expect(play.state.openMove).toBeNull();
  });
});

describe("winning", () => {
  const settled = (play: Play, expectation: Expectation): void => {
    const known = { expectation, end: { words: "", steps: [] }, moves: [] } as unknown as NonNullable<
      Tried["known"]
    >;
    play.replace(learn(play.state.tree, play.state.tree.at, known));
  };

  test("is settling the claim by one’s own last move, as one’s side wants it", async () => {
    const { play, fake } = begin("refuter");
    expect(play.state.won).toBe(false);
    play.press(at(1));
    await fake.reply();
    settled(play, "fails");
    expect(play.state.won).toBe(true);
    settled(play, "holds");
    expect(play.state.won).toBe(false);
  });

  test("is not to change to the side that has won already", async () => {
    const { play, fake } = begin("refuter");
    play.press(at(1));
    await fake.reply();
    settled(play, "holds");
    play.changeSide("claimant");
    expect([play.state.settled, play.state.won]).toEqual([true, false]);
  });

  test("takes no move where the claim is settled from the start", () => {
    const { play } = begin("claimant");
    settled(play, "holds");
    expect(play.state.won).toBe(true);
  });
});
