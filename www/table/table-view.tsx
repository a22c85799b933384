/** The table of a page: board, situation line and controls. All that is in it is drawn here. */

import { useRef } from "preact/hooks";
import type { Move } from "../engine/engine.ts";
import { ControlIcon, ControlRow, MorePanel } from "../kit/control-row.tsx";
import { Button } from "../kit/controls.tsx";
import { useHeld, useStore } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { mount, Written } from "../kit/mount.tsx";
import { TroubleNotice } from "../kit/notices.tsx";
import type { DeskState } from "./board-desk.ts";
import { DiagramText, SituationLine, TableBoard } from "./desk.tsx";
import { Table } from "./table.ts";
import type { AnyMove } from "./table-game.ts";
import { actsOn, type TableState, tableDesk } from "./table-state.ts";
import { WORDS } from "./words.ts";

/** The page's content there before its script came: the room of its first board, and its line. */
interface TableRoom {
  rows: string;
  columns: string;
  line: string;
}

/** Puts a table into its place on a page: what was there before keeps its room until a game is laid out. */
export function mountTable<M extends AnyMove = Move>(root: HTMLElement): Table<M> {
  const text = (role: string): string => root.querySelector(`[data-role=${role}]`)?.textContent ?? "";
  const { rows = "0", columns = "0" } = root.querySelector<HTMLElement>("[data-role=board]")?.dataset ?? {};
  const table = new Table<M>(text("caption"));
  mount(root, <TableView root={root} table={table} room={{ rows, columns, line: text("line") }} />);
  return table;
}

interface TableViewProps<M extends AnyMove> {
  root: HTMLElement;
  table: Table<M>;
  room: TableRoom;
}

function TableView<M extends AnyMove>({ root, table, room }: TableViewProps<M>) {
  const state = useStore(table.store);
  const { record, failed, asking, line } = state;
  const last = useRef<DeskState | null>(null);
  // The last game stays in sight until the next one is laid out.
  const shown = tableDesk(state) ?? last.current;
  last.current = shown;
  const may = actsOn(state);
  const step = (name: "back" | "forward") => (may[name] === null ? null : () => table.command(name));
  return (
    <>
      <Written
        element={root}
        classes={{
          // Without a board to show, the printed diagrams take its place.
          down: failed !== null && record === null,
          asking: state.asks,
          "has-guest": state.guests.length > 0,
        }}
        attributes={{ "aria-busy": String(asking > 0 || (line === null && failed === null)) }}
      />
      <TroubleNotice
        trouble={failed === null ? null : { words: failed, again: () => table.again() }}
        // Once the board is there it has the focus that the button had.
        refocus={() => setTimeout(() => table.focus())}
      />
      <div class="view">
        <div class="ground">
          {shown ? (
            <TableBoard
              key="board"
              shown={shown}
              keys="keys"
              point={(at) => table.press(at)}
              pencilled={(words) => table.note(words)}
              command={(command) => table.command(command)}
              handle={(board) => {
                table.board = board;
              }}
            />
          ) : (
            <div key="room" class="board" data-rows={room.rows} data-columns={room.columns} />
          )}
        </div>
        <Status state={state} shown={shown} table={table} room={room} />
      </div>
      <p class="caption" data-role="caption">
        {state.caption}
      </p>
      <p class="visually-hidden" data-role="spoken" aria-live="polite">
        {state.spoken}
      </p>
      <ControlRow
        names={["back", "forward", "undo-all", "hint", "more"]}
        acts={{
          back: step("back"),
          forward: step("forward"),
          "undo-all": may.undoAll ? () => table.undoAll() : null,
          hint: may.hint ? () => table.command("hint") : null,
        }}
        more={{ id: "more", open: state.more, turn: (open) => table.store.send({ kind: "more", open }) }}
      />
      <MorePanel id="more" open={state.more} bring={(panel) => bring(root, panel)}>
        <More diagram={shown?.situation.diagram ?? ""} />
      </MorePanel>
    </>
  );
}

/** Where the table is a column of its own, the board above the panel stays where it is. */
function bring(root: HTMLElement, panel: HTMLElement): void {
  if (getComputedStyle(root).display === "contents") panel.scrollIntoView({ block: "start" });
}

function Status<M extends AnyMove>(props: {
  state: TableState<M>;
  shown: DeskState | null;
  table: Table<M>;
  room: TableRoom;
}) {
  const { state, shown, table, room } = props;
  const { back, pass, cycle } = actsOn(state);
  // Where no pass can come there is no button for it.
  const root = useHeld<HTMLDivElement>(
    () => null,
    () => table.focus(),
  );
  return (
    <div ref={root} class="status">
      <p class="remark" data-role="remark" role="status">
        {state.remark}
      </p>
      <SituationLine
        shown={shown}
        noted={state.note}
        before={{ line: room.line, words: WORDS.laying }}
        roles={{ line: "line", words: "words" }}
      />
      <Button
        press={() => cycle !== null && table.removeCycle(cycle)}
        data-control="cycle"
        hidden={cycle === null}
      >
        {WORDS.removeCycle}
      </Button>
      <Button
        press={() => table.chooseForCycle(!state.choosing)}
        data-control="cycle-play"
        aria-pressed={state.choosing}
        hidden={cycle === null}
      >
        {WORDS.removeAndPlay}
      </Button>
      {pass !== null && (
        <Button
          press={() => table.command("pass")}
          off={!pass}
          aria-disabled={pass ? "false" : "true"}
          data-control="pass"
        >
          {KIT.pass}
        </Button>
      )}
      <Button
        press={() => table.command("back")}
        off={back === null}
        aria-disabled={back === null ? "true" : "false"}
        data-control="take-back"
      >
        <ControlIcon name="back" />
        <span>{KIT.back}</span>
      </Button>
    </div>
  );
}

function More({ diagram }: { diagram: string }) {
  return (
    <>
      <DiagramText text={diagram} head="h2" />
      <p>{WORDS.entries}</p>
      <p data-role="to-play" hidden>
        <a href="./referee.html">{WORDS.playOn}</a>
        {WORDS.or}
        <a href="./referee.html">{WORDS.askOthers}</a>
      </p>
      <p>
        <a href="./legend.html">{WORDS.signs}</a>
      </p>
      <h2>{WORDS.keysTitle}</h2>
      <p id="keys">{WORDS.keys}</p>
      <p>{WORDS.fingers}</p>
    </>
  );
}
