/** The colour, chosen by who did not choose the start (A1.3). */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { COLOR_NAMES, COLORS } from "../board/color.ts";
import type { Color, Line } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { STAKED, StartSteps } from "./began.tsx";
import { beganSteps } from "./course-words.ts";
import { GameDesk } from "./game-desk.tsx";
import { callOf, otherPerson, type WholeGame } from "./whole-game.ts";
import { OPENING } from "./words.ts";

interface ColourStageProps {
  line: Line;
  game: WholeGame;
  onChoose: (color: Color) => void;
  /** The links that are passed. */
  children?: ComponentChildren;
}

export function ColourStage({ line, game, onChoose, children }: ColourStageProps) {
  const [note, setNote] = useState("");
  const [situation] = line.situations;
  if (!situation) return null;
  const { stones, marks } = situation;
  const chose = game.chose ?? "one";
  const mine = game.reader === null || game.reader !== chose;
  const closed = marks.filter((mark) => mark === "temporary").length;
  return (
    <section class="desk desk-play desk-colour" aria-label={OPENING.colour}>
      <div class="play-table">
        <GameDesk
          shown={{ board: line.board, situation, view: { stones, marks, hand: null, playable: [] } }}
          note={note}
          point={() => setNote(OPENING.firstColourChosen)}
        />
      </div>
      <div class="panel">
        <h2 tabIndex={-1}>
          {mine && game.reader
            ? OPENING.whichColourWillYou
            : OPENING.choosesColour({ game: callOf(game, otherPerson(chose)) })}
        </h2>
        <p class="turn">
          {OPENING.blackMovesFirstWhiteGets({ komi: game.start.komi ?? 0 })}
          {closed > 0 && ` ${OPENING.markedClosed({ closed })}`}
          {game.stake && ` ${STAKED}`}
        </p>
        <div class="colour-choice">
          {mine ? (
            <div class="acts colours">
              {COLORS.map((color) => (
                <Button key={color} look={`colour ${color}`} press={() => onChoose(color)}>
                  {COLOR_NAMES[color]}
                </Button>
              ))}
            </div>
          ) : (
            <p>{game.engine ? OPENING.engineChooses : OPENING.passLinkStart}</p>
          )}
        </div>
        {children}
        <StartSteps steps={beganSteps(game).slice(0, 2)} />
      </div>
    </section>
  );
}
