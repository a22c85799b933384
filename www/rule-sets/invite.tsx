/**
 * Under a finished report of the referee: the question to other rule sets. Their module loads on demand, or at once
 * where the address has named some.
 */
import type { FunctionComponent } from "preact";
import { useRef, useState } from "preact/hooks";
import { focusedBeside } from "../dom.ts";
import type { Board, PositionInput, RefereeReport, Situation } from "../engine/engine.ts";
import type { LawQuestion, RulesName } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useWork } from "../kit/hooks.ts";
import type { ComparisonProps } from "./comparison.tsx";
import { INVITE } from "./invite-words.ts";

/** A position that LJRG's referee has judged. */
export interface JudgedPosition {
  board: Board;
  situation: Situation;
  position: PositionInput;
  /** Of LJRG’s referee, as far as it is needed; empty where LJRG is not asked. */
  report: Pick<RefereeReport, "control" | "score" | "nodes">;
}

export interface ComparisonOptions {
  /** Those to begin with; null where nobody has named any. */
  rules: readonly RulesName[] | null;
  /** The reader has chosen others. */
  onRules(rules: RulesName[]): void;
  /** The level of the heading; null in somebody else's page. */
  level: 2 | 3 | null;
  /** The pages of the book stand beside this one, and clauses of LJRG lead there. */
  inBook: boolean;
  /** A question of 1989 can be argued; absent where there is no table for it. */
  onArgue?: ((question: LawQuestion) => void) | undefined;
  /** A claim that shows what LJRG says can be played; absent where there is none. */
  onClaim?: (() => void) | undefined;
}

/** Apart from the other words of the feature: pages bring this view, and nothing else of it. */
const INVITATION = {
  title: INVITE.otherRuleSets,
  ask: INVITE.askOtherRuleSets,
  fetching: INVITE.fetchingOtherRuleSets,
  unloadable: INVITE.whatKnowsOtherRule,
  lead: INVITE.onePositionManyRule,
} as const;

type Load = () => Promise<{ Comparison: FunctionComponent<ComparisonProps> }>;

interface InviteProps {
  judged: JudgedPosition;
  options: ComparisonOptions;
  load: Load;
}

type Fetching =
  | { kind: "idle" | "fetching" | "failed" }
  | ({ kind: "here"; isAsked: boolean } & Awaited<ReturnType<Load>>);

export function Invite({ judged, options, load }: InviteProps) {
  const [fetching, setFetching] = useState<Fetching>({ kind: options.rules ? "fetching" : "idle" });
  const root = useRef<HTMLDivElement>(null);
  const isFetching = fetching.kind === "fetching";
  useWork(
    isFetching ? () => load() : null,
    ({ Comparison }) =>
      setFetching({
        kind: "here",
        isAsked: root.current?.contains(focusedBeside(root.current)) === true,
        Comparison,
      }),
    () => setFetching({ kind: "failed" }),
    [isFetching],
  );
  if (fetching.kind === "here") {
    const { Comparison, isAsked } = fetching;
    return <Comparison judged={judged} options={options} takesFocus={isAsked} />;
  }
  const Title = options.level === null ? "p" : (`h${options.level}` as const);
  return (
    <div class="laws-invite" ref={root}>
      <Title class="laws-title">{INVITATION.title}</Title>
      <p class="laws-lead">{fetching.kind === "failed" ? INVITATION.unloadable : INVITATION.lead}</p>
      <Button off={isFetching} press={() => setFetching({ kind: "fetching" })}>
        {isFetching ? INVITATION.fetching : INVITATION.ask}
      </Button>
    </div>
  );
}
