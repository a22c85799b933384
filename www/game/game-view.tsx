/** The page of a whole game: what is said of it, the stage that it has come to, and its name. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { need } from "../dom.ts";
import { useStore } from "../kit/hooks.ts";
import { Elsewhere } from "../kit/mount.tsx";
import { ColourStage } from "./colour-stage.tsx";
import type { GamePage } from "./game.ts";
import type { GameStage, GameState } from "./game-state.ts";
import { Links } from "./links.tsx";
import { OpeningStage, openingName } from "./opening-stage.tsx";
import { gameName, STAGE_NAMES } from "./page-words.ts";
import { PlayStage } from "./play-stage.tsx";
import { RecordStage } from "./record-stage.tsx";
import type { WhichBoard } from "./settle/interlock.ts";
import { SettleStage } from "./settle/settle-stage.tsx";

type Paged = { page: GamePage };

export function GameView({ page }: Paged) {
  const state = useStore(page.store);
  const { stage, game, said } = state;
  const opening = useStore(page.opening);
  // Of two boards that are argued on, one comes in the other’s place.
  const place = useNewStage(stage, stage === "argue" ? page.arguing?.store.state.shown : null);
  return (
    <>
      <div class="play-notice" role="status">
        {said.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div ref={place}>{stage && <StageView key={stage} page={page} state={state} stage={stage} />}</div>
      {stage && <PageName name={game ? gameName(game) : openingName(opening)} stage={STAGE_NAMES[stage]} />}
    </>
  );
}

/** With another stage the reader begins at its heading; not on a page that has only come. */
function useNewStage(stage: GameStage | null, board: WhichBoard | null | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(stage);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = stage;
    if (stage) need<HTMLElement>(document, "main.game").dataset.view = stage;
    if (before === null) return;
    place.current?.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [stage, board]);
  return place;
}

function StageView({ page, state, stage }: Paged & { state: GameState; stage: GameStage }) {
  const { game, line } = state;
  if (stage === "opening") return <OpeningStage store={page.opening} {...page.openingActs} />;
  if (!game || !line) return null;
  const links = <LinksPlace page={page} game={game} />;
  switch (stage) {
    case "colour":
      return (
        <ColourStage line={line} game={game} onChoose={(color) => page.choose(color)}>
          {links}
        </ColourStage>
      );
    case "play":
      return <PlayStage {...page.playProps(game, line)}>{links}</PlayStage>;
    case "settle":
      return <SettleStage {...page.settleProps(game, line)}>{links}</SettleStage>;
    case "argue":
      return page.arguing?.view(game, links) ?? null;
    case "record":
      return <RecordStage line={line} game={game} {...page.recordActs} />;
  }
}

/** The part below the words of each stage: the engine’s words, and the links. */
function LinksPlace({ page, game }: Paged & { game: NonNullable<GameState["game"]> }) {
  const player = useStore(page.seat);
  return (
    <div class="links-place">
      {game.engine && player?.view()}
      <Links {...page.linksProps(game)} />
    </div>
  );
}

/** The page’s name: in the bar of a phone, in its title, and for readers who listen. */
function PageName({ name, stage }: { name: string; stage: string }) {
  const [book] = useState(() => document.title.split(" · ").at(-1));
  useLayoutEffect(() => {
    need(document, "main.game h1").textContent = name;
    document.title = [name, book].filter(Boolean).join(" · ");
  }, [name]);
  return (
    <Elsewhere host={need(document, ".top .where")}>
      {name} <span class="stage-name">{stage}</span>
    </Elsewhere>
  );
}
