/** "How it began", below the moves. */
import { RuleLink } from "../table/rule-link.tsx";
import { type BeganStep, beganSteps } from "./course-words.ts";
import type { WholeGame } from "./whole-game.ts";
import { OPENING } from "./words.ts";

export const Began = ({ game }: { game: WholeGame }) => (
  <section class="began" aria-label={OPENING.howBegan}>
    <h3 class="section-head">
      {OPENING.howBegan}
      <RuleLink rule="A1" />
    </h3>
    <StartSteps steps={beganSteps(game)} />
    {game.stake && <p class="stake-words">{STAKED}</p>}
  </section>
);

/** The stake, for everybody who comes to the game, before it and in it. */
export const STAKED = OPENING.agreedWhoLosesDispute;

export const StartSteps = ({ steps }: { steps: readonly BeganStep[] }) => (
  <ol class="start-steps">
    {steps.map(({ title, value, words }, at) => (
      <li key={at} class="start-step">
        <p class="step-title">
          <span class="step-number">{at + 1}</span> {title}
        </p>
        <p class="step-value">{value}</p>
        <p class="hint-words">{words}</p>
      </li>
    ))}
  </ol>
);
