/** The frame of the screens of practice that are no problem: the way back, a heading, a place to fill. */
import type { ComponentChildren } from "preact";
import { TroubleNotice, type TroubleTold } from "../kit/notices.tsx";
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
export const Sorry = (props: TroubleTold & { title: string }) => (
  <PartScreen title={props.title}>
    <TroubleNotice trouble={props} />
  </PartScreen>
);
