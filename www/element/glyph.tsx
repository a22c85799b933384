/** The line icons of the controls, where the element is made of views. */
import type { Control } from "./element-frame.ts";
import { LOOKS } from "./icons.ts";

/** A line icon of a control: decoration, above its word. */
export function Glyph({ name }: { name: Control }) {
  const [, lines, solid] = LOOKS[name];
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} class={name} />
      {solid && <path class="solid" d={solid} />}
    </svg>
  );
}
