/** The findings, in groups of different nature: lines with their place, and boards at one scale. */
import type { FunctionComponent, Ref } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Stone } from "../board/index.ts";
import { shapeOf } from "../element/reading/board-shapes.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useFocus } from "../kit/hooks.ts";
import type { Group, Position } from "./documents.ts";
import { excerpt, marked } from "./excerpt.ts";
import { isNamed, type Result, type ResultGroup } from "./search-state.ts";
import { GROUP_NAMES, WORDS } from "./words.ts";

/** The first results of a group, before "all": so few that the first beasts stand on the sheet too. */
const FIRST: Record<Group, number> = { chapters: 3, words: 2, clauses: 2, beasts: 6, positions: 6 };

/** Boards with more columns take two places, so that all keep one scale. */
const WIDE = 8;

interface GroupProps extends ResultGroup {
  positions: readonly Position[];
  whole: boolean;
  showAll: () => void;
}

export function GroupOfResults({ group, results, positions, whole, showAll }: GroupProps) {
  const first = FIRST[group];
  const shown = whole ? results : results.slice(0, first);
  // One stop of the Tab key for a group; the arrows walk on.
  const [last, setLast] = useState({ of: results, at: 0 });
  const stop = last.of === results ? last.at : 0;
  // The button that was pressed is gone: the focus goes on to what it brought.
  const next = useFocus<HTMLAnchorElement>(whole);
  const drawn = group === "beasts" || group === "positions";
  const Item: FunctionComponent<ItemProps> = drawn ? BoardItem : LineItem;
  return (
    <section class={`search-group ${group}`} aria-label={GROUP_NAMES[group]}>
      <div class="search-group-head">
        <h2 class="search-group-name">{GROUP_NAMES[group]}</h2>
        <span class="search-count">
          {shown.length < results.length ? (
            <Button
              look="search-all"
              press={showAll}
              aria-label={WORDS.showAll({ shown: shown.length, all: results.length, group })}
            >
              {WORDS.shownOf({ shown: shown.length, all: results.length })}
            </Button>
          ) : (
            results.length
          )}
        </span>
      </div>
      <ul class={drawn ? "search-boards" : "search-lines"}>
        {shown.map((result, at) => (
          <Item
            key={keyOf(result)}
            result={result}
            positions={positions}
            link={{
              href: `./${result.document.address}`,
              tabIndex: at === stop ? 0 : -1,
              onFocus: () => setLast({ of: results, at }),
              ...(at === first && { ref: next }),
            }}
          />
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ document: { address, title, position } }: Result): string =>
  `${address} ${position} ${title}`;

interface ItemProps {
  result: Result;
  positions: readonly Position[];
  link: { href: string; tabIndex: number; onFocus: () => void; ref?: Ref<HTMLAnchorElement> };
}

/** A text, with what was looked for underlined. */
function Marked({ look, text, words }: { look: string; text: string; words: readonly string[] }) {
  return (
    <span class={look}>
      {marked(text, words).map(({ text, found }) => (found ? <mark>{text}</mark> : text))}
    </span>
  );
}

/** The pause between two parts for readers who listen. */
const Between = ({ sign }: { sign: string }) => <span class="visually-hidden">{sign}</span>;

/** A clause is known by its number, a word by itself, a section by its title; then what it says, then where. */
function LineItem({ result, link }: ItemProps) {
  const { document, words } = result;
  const { group, title, place, text, code } = document;
  const titled = group === "clauses" || isNamed(result);
  const said = group === "chapters" && titled ? place : excerpt(text, words);
  const where = group === "words" ? (code ?? "") : group === "chapters" && titled ? "" : place;
  return (
    <li>
      <a {...link}>
        <Marked look="search-title" text={title} words={words} />
        <Between sign=": " />
        <Marked look="search-said" text={said} words={words} />
        {where !== "" && (
          <>
            <Between sign=", " />
            <span class="search-place">{where}</span>
          </>
        )}
      </a>
    </li>
  );
}

function BoardItem({ result: { document, words, points }, positions, link }: ItemProps) {
  const { title, place, code, group } = document;
  const position = document.position === undefined ? undefined : positions[document.position];
  const wide = (position?.rows[0]?.length ?? 0) > WIDE;
  return (
    <li class={wide ? "wide" : ""}>
      <a {...link}>
        {position && <Thumbnail position={position} points={points} />}
        <span class="search-named">
          {code !== undefined && <span class="search-number">{code} </span>}
          <Marked look="search-title" text={title} words={words} />
          {group === "positions" && (
            <>
              <Between sign=", " />
              <Marked look="search-place" text={place} words={words} />
            </>
          )}
        </span>
      </a>
    </li>
  );
}

const STONES: Record<string, Stone> = { x: "black", X: "black", o: "white", O: "white" };
const MARKS: Record<string, "temporary" | "permanent"> = {
  "#": "temporary",
  "*": "permanent",
  X: "permanent",
  O: "permanent",
};

/**
 * The position small; after a search for a shape, the rest of it steps back. It is drawn a frame later, in the room
 * kept for it: a reader who types sees the findings at once. Its name stands below it.
 */
export function Thumbnail({ position, points }: { position: Position; points?: Result["points"] }) {
  const [comes, setComes] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setComes(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { rows } = position;
  const drawn = useMemo(() => (comes ? drawnPosition(position, points) : null), [comes, position, points]);
  return (
    <div aria-hidden="true">
      {drawn ? (
        <Figure {...drawn} label="" />
      ) : (
        <div class="board figure" style={{ "--across": rows[0]?.length ?? 1, "--down": rows.length }} />
      )}
    </div>
  );
}

function drawnPosition({ rows, edges }: Position, points: Result["points"]) {
  const grid = shapeOf(rows);
  if (!grid) return null;
  const inks = grid.points.map(({ x, y }) => rows[y]?.[x] ?? ".");
  const within = (x: number, y: number): boolean => points?.some((one) => one.x === x && one.y === y) ?? true;
  const open = edges
    ? (["left", "right", "top", "bottom"] as const).filter((side) => !edges.includes(side))
    : [];
  return {
    shape: { ...grid, open },
    view: {
      stones: inks.map((ink) => STONES[ink] ?? null),
      marks: inks.map((ink) => MARKS[ink] ?? null),
      faded: points ? grid.points.flatMap(({ x, y }, at) => (within(x, y) ? [] : [at])) : [],
    },
  };
}
