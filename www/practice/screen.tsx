/** The frame of the screens of practice that are no problem: the way back, a heading, a place to fill. */
import type { ComponentChildren } from "preact";
import { Button } from "../kit/controls.tsx";
import { addressOf } from "./route.ts";
import type { Subject } from "./subject.ts";
import { PRACTICE } from "./words.ts";

export const NO_PART = PRACTICE.partDidNotLoad;

export const WayBack = ({ subject = "control" }: { subject?: Subject }) => (
  <p class="way-back">
    <a href={addressOf({ kind: "hub", subject })}>{PRACTICE.practice}</a>
  </p>
);

/** The head of a screen. The focus comes to it with the reader. */
export const Opening = ({ title, lead }: { title: string; lead?: string }) => (
  <header class="opening">
    <h1 tabIndex={-1}>{title}</h1>
    {lead !== undefined && <p class="lead">{lead}</p>}
  </header>
);

/** A screen with a heading, and somebody's part. */
export const PartScreen = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <>
    <WayBack />
    <Opening title={title} />
    <div class="screen-part">{children}</div>
  </>
);

/** Something that did not come, in words, and what one can do. */
export const Sorry = (props: { title: string; words: string; again: (() => void) | null }) => (
  <PartScreen title={props.title}>
    <div class="notice" role="alert">
      <p>{props.words}</p>
      {props.again && <Button press={props.again}>{PRACTICE.tryAgain}</Button>}
    </div>
  </PartScreen>
);
