/** The settlement of a game that has stopped: both agree, answer in secret, try out what lives, or play on. */
import { useState } from "preact/hooks";
import { COLOR_NAMES, COLORS, otherColor } from "../board/color.ts";
import type { Color } from "../engine/engine.ts";
import { RULE_SETS, type RuleSet } from "../engine/rule-sets.ts";
import type { SystemGame, SystemMove } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { TwoResults } from "./two-results.tsx";
import { PLAYED } from "./words.ts";

type Make = (made: SystemMove) => void;

interface SettleProps {
  game: Pick<SystemGame, "rules" | "acts">;
  make: Make;
}

/** The player who starts where nobody refuses. */
const byChance = (): Color => COLORS[(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2] ?? "black";

/** Both answers, as a turn of the game. */
export function askedBoth(black: boolean, white: boolean, chance: () => Color = byChance): SystemMove {
  return { kind: "ask", black, white, starts: black && white ? chance() : null };
}

/** Asks both in secret whether to resume, one after the other at one screen. */
function AskBoth({ make, leave }: { make: Make; leave: () => void }) {
  const [blacks, setBlacks] = useState<boolean | null>(null);
  const color = blacks === null ? "black" : "white";
  const name = COLOR_NAMES[color];
  const answer = (yes: boolean): void => {
    if (blacks === null) setBlacks(yes);
    else make(askedBoth(blacks, yes));
  };
  const root = useHeld<HTMLFieldSetElement>((part) => part.querySelector("p"));
  return (
    <fieldset class="ask-both" aria-label={PLAYED.resume} ref={root}>
      {/* Another player's buttons are others: no second press answers for somebody else. */}
      <p key={`${color} words`} tabIndex={-1}>
        {blacks !== null && PLAYED.blacksAnswerFixedHidden}
        {PLAYED.looksAwayDoYou({ other: otherColor(color), name })}
      </p>
      <div key={color} class="acts">
        <Button press={() => answer(true)}>{PLAYED.asks({ name })}</Button>
        <Button press={() => answer(false)}>{PLAYED.refuses({ name })}</Button>
        <Button press={leave}>{PLAYED.leave}</Button>
      </div>
    </fieldset>
  );
}

/** After a stop of 1989. `empty`: nothing was played since play was resumed. */
export function Settle1989({ game, make, empty }: SettleProps & { empty: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const root = useHeld<HTMLDivElement>((part) => part.querySelector<HTMLElement>("p, button"));
  return (
    <>
      <div class="settle" ref={root}>
        {isAsking ? (
          <AskBoth make={make} leave={() => setAsking(false)} />
        ) : (
          <div class="acts">
            <Button press={() => make({ kind: "agree" })}>{PLAYED.bothAgreeCount}</Button>
            {game.acts.includes("ask") && (
              <Button press={() => setAsking(true)}>
                {empty ? PLAYED.noAgreementAskLast : PLAYED.noAgreementAskBoth}
              </Button>
            )}
          </div>
        )}
      </div>
      <Resume game={game} make={make} />
      <Trial make={make} />
      <TwoResults />
    </>
  );
}

/** After the end of a game of New Amateur-Japanese. */
export const SettleAmateur = ({ game, make }: SettleProps) => (
  <>
    <div class="acts">
      <Button press={() => make({ kind: "agree" })}>{PLAYED.bothAgreeCount}</Button>
      <Button press={() => make({ kind: "disagree" })}>{PLAYED.noAgreementTenSteps}</Button>
    </div>
    <Resume game={game} make={make} />
  </>
);

/** A test of life beside the game. */
export const Trial = ({ make }: { make: Make }) => (
  <div class="trial">
    <p>{PLAYED.testWhoLivesLine}</p>
    <div class="acts">
      {COLORS.map((first) => (
        <Button key={first} press={() => make({ kind: "try", first })}>
          {PLAYED.first({ first })}
        </Button>
      ))}
    </div>
  </div>
);

/** The meaning of a resumption by rule sets that have one. */
const MEANS: Partial<Record<RuleSet["settlement"], string>> = {
  resumption: PLAYED.playerSaysOpenlyPlay,
  "ten-steps": PLAYED.whereTournamentAllowsGame,
};

/** Either player may call for a resumption, and play goes on. */
function Resume({ game: { rules, acts }, make }: SettleProps) {
  if (!acts.includes("resume")) return null;
  const { settlement } = RULE_SETS[rules];
  return (
    <div class="resume-part">
      <p>
        {MEANS[settlement]}
        {settlement === "resumption" && <cite>{PLAYED.articleOfResumption}</cite>}
      </p>
      <div class="acts">
        {COLORS.map((by) => (
          <Button key={by} press={() => make({ kind: "resume", by })}>
            {PLAYED.resumePlayAsks({ by })}
          </Button>
        ))}
      </div>
    </div>
  );
}
