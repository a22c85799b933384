/** A page that asks the engine one question, built by engine.spec.ts. */
import { adviceWords, EngineError, engine, prover, troubleWords } from "../../engine/engine.ts";

export interface Told {
  /** The engine's answer. */
  answer?: unknown;
  why?: string | null;
  trouble?: string;
  advice?: string | null;
}

const told = async (asked: Promise<unknown>): Promise<Told> => {
  try {
    return { answer: await asked };
  } catch (error) {
    if (!(error instanceof EngineError)) return { trouble: String(error) };
    return { why: error.why, trouble: troubleWords(error), advice: adviceWords(error) };
  }
};

const line = () =>
  engine.follow("...", [{ kind: "play", at: 1 }]).then(({ situations }) => situations.length);
const claim = { start: "..x.\n.x.x", moves: [], claim: { player: "black" as const, set: "all" as const } };

const asks: Record<string, () => Promise<unknown>> = {
  light: line,
  all: async () => [
    await line(),
    (await engine.read("(;GM[1]SZ[3];B[aa])"))[0]?.moves?.length,
    (await engine.write("...", [], "svg")).slice(0, 4),
    (await prover.proofFile(await prover.certificate(claim))).text.slice(0, 2),
  ],
};

Object.assign(globalThis, { ask: (what: string) => told(asks[what]?.() ?? Promise.reject(what)) });
