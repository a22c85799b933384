/** A finished game: who won, how it was counted, its moves, and what can be taken along. */
import { useState } from "preact/hooks";
import { COLORS } from "../board/color.ts";
import type { Line, Situation } from "../engine/engine.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { Lazy } from "../kit/notices.tsx";
import { numbers } from "../table/record.ts";
import { boardLabel, moveParts } from "../table/situation-words.ts";
import { Began } from "./began.tsx";
import { resultOf } from "./end-result.ts";
import { kindName, resultWords } from "./result.ts";
import { sumsOf } from "./settle/end-of-game.ts";
import { CheckSums, ResultChart } from "./settle/result-chart.tsx";
import type { Counted } from "./settle/settlement.ts";
import { fullName, type WholeGame } from "./whole-game.ts";
import { RECORD } from "./words.ts";

export interface RecordStageProps {
  line: Line;
  game: WholeGame;
  onSgf: () => void;
  onLink: () => void;
  onReferee: () => void;
  onAgain: () => void;
  onNew: () => void;
}

export function RecordStage({ line, game, onSgf, onLink, onReferee, onAgain, onNew }: RecordStageProps) {
  const { counted, result } = resultOf(line, game);
  const sums = counted && sumsOf(line, game, counted);
  return (
    <section class="desk desk-play desk-record" aria-label={RECORD.recordGame}>
      <div class="play-table">
        <EndBoard line={line} game={game} counted={counted} />
      </div>
      <div class="panel">
        <h2 tabIndex={-1}>{resultWords(game, result)}</h2>
        <p class="turn">{`${COLORS.map((color) => fullName(game, color)).join(" against ")}.`}</p>
        {result?.won && <p class="stake-words">{RECORD.agreedBeforeGameIts}</p>}
        {counted && result && (
          <ResultChart head={result.won ? RECORD.count : kindName(result)} score={counted.score} />
        )}
        {sums && <CheckSums sums={sums} />}
        <div class="acts record-acts">
          <Button look="filled" press={onSgf}>
            {RECORD.saveSgf}
          </Button>
          <Button press={onLink}>{RECORD.copyLink}</Button>
          <Button press={onReferee}>{RECORD.takeReferee}</Button>
          <Button press={onAgain}>{RECORD[game.way === "handicap" ? "again" : "changed"]}</Button>
          <Button press={onNew}>{RECORD.newGame}</Button>
        </div>
        <LookThrough line={line} game={game} />
        <h3 class="section-head">{RECORD.moves}</h3>
        <ol class="told-moves">
          {line.situations.slice(1).map((made, at) => {
            const parts = moveParts(line.board, made);
            const note = game.notes.get(at + 1);
            return (
              <li key={at} class={made.move?.color ?? "black"}>
                {parts && [parts.deed, ...parts.after].map((words) => `${words}.`).join(" ")}
                {note && <span class="move-note">{` ${note}`}</span>}
              </li>
            );
          })}
        </ol>
        <Began game={game} />
      </div>
    </section>
  );
}

/** The game gone through with the referee: loaded with the first press. */
function LookThrough({ line, game }: { line: Line; game: WholeGame }) {
  const [wanted, setWanted] = useState(false);
  return (
    <div class="after-place">
      {wanted ? (
        <Lazy
          load={() => import("./after/after-game.tsx").then(({ AfterGame }) => AfterGame)}
          with={{ line, game }}
          fault={RECORD.whatLooksThroughGame}
        />
      ) : (
        <Button press={() => setWanted(true)}>{RECORD.whatControlledWhen}</Button>
      )}
    </div>
  );
}

function EndBoard({ line, game, counted }: { line: Line; game: WholeGame; counted: Counted | null }) {
  const { board, situations } = line;
  const { stones, marks, line: entries } = situations.at(-1) as Situation;
  const labels = numbers({ moves: game.moves, situations, cursor: situations.length - 1 });
  const control = counted?.control.map((who) => (who === "nobody" ? null : who));
  return (
    <div class="table game-board">
      <div class="view">
        <div class="ground">
          <Figure
            shape={board}
            view={{ stones, marks, labels, ...(control && { control }) }}
            label={RECORD.endGame({ board: boardLabel(board) })}
            coordinates
          />
        </div>
        <div class="status">
          <p class="situation">
            <span class="line">{entries}</span> {facts(game)}
          </p>
        </div>
      </div>
    </div>
  );
}

const facts = ({ moves, start }: WholeGame): string => {
  const komi = start.komi ?? 0;
  const given = komi === 0 ? RECORD.noKomi : RECORD.komi({ komi });
  return `${RECORD.moveCount({ count: moves.length })}, ${given}.`;
};
