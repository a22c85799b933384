/** Small parts that the views of an argument share. */
import type { ComponentChildren } from "preact";
import { Button } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { ClauseText } from "../kit/signs.tsx";
import type { Level } from "./lesson/lesson.ts";

export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <>
    {texts.map((text, index) => (
      <p key={`${index} ${text}`}>
        <ClauseText text={text} />
      </p>
    ))}
  </>
);

/** The headline of what is said. The focus comes to it, but the Tab key does not. */
export function Headline({ level, children }: { level: Level; children: ComponentChildren }) {
  const Tag = level === null ? "p" : (`h${level}` as const);
  return (
    <Tag class="headline" tabIndex={-1} data-key="headline">
      {children}
    </Tag>
  );
}

/** The head of a part of the columns: its name, and what is to the right of it. */
export function PartHead(props: { level: Level; title: string; children?: ComponentChildren }) {
  const Tag = props.level === null ? "p" : (`h${props.level}` as const);
  return (
    <div class="part-head">
      <Tag class="part-title">{props.title}</Tag>
      {props.children != null && <span class="part-side">{props.children}</span>}
    </div>
  );
}

/** A button: its text, and whether it comes next. */
export interface Press {
  text: string;
  filled: boolean;
  run: () => void;
  /** Buttons that follow one another share it, so that the focus stays. */
  key?: string | undefined;
}

/** The buttons of a part. The row stays even when it is empty, so that nothing jumps. */
export const Actions = ({ actions, part }: { actions: readonly Press[]; part?: string | undefined }) => (
  <div class="actions">
    {actions.map(({ text, filled, run, key }) => (
      <Button key={key ?? text} look={filled ? "filled" : "quiet"} press={run} part={part}>
        {text}
      </Button>
    ))}
  </div>
);

/** Puts the words of a phase into their place; the focus must not fall out of the page with those before. */
export function AnswerPlace(props: {
  next: (root: HTMLElement) => HTMLElement | null;
  children: ComponentChildren;
}) {
  const place = useHeld<HTMLDivElement>(props.next);
  return (
    <div ref={place} class="proof-answer">
      {props.children}
    </div>
  );
}

/** The next place of the focus when its own is gone: the words above the next button, else the words themselves. */
export const nextFocus =
  (refocus: () => void) =>
  (root: HTMLElement): HTMLElement | null => {
    const ahead = root.querySelector<HTMLElement>("button.filled");
    if (ahead) return root.querySelector<HTMLElement>("[data-key=headline]") ?? ahead;
    refocus();
    return null;
  };
