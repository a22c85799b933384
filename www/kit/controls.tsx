/** Buttons, choices and fields. */
import type { ComponentChildren, HTMLAttributes } from "preact";
import { useId, useState } from "preact/hooks";
import { KIT } from "./kit-words.ts";

interface ButtonProps extends Omit<HTMLAttributes<HTMLButtonElement>, "onClick" | "role"> {
  press: () => void;
  look?: "filled" | "quiet" | "link" | "icon" | (string & {});
  /** A button that is off keeps its place in the order of keys, and does nothing. */
  off?: boolean;
  children: ComponentChildren;
}

export function Button({ press, look = "quiet", off = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      class={look}
      aria-disabled={off ? "true" : undefined}
      onClick={() => !off && press()}
      {...rest}
    >
      {children}
    </button>
  );
}

/** A choice among few: joined buttons that are radios. Arrow keys walk, one is chosen. */
export function Segments<T extends string>(props: {
  legend: ComponentChildren;
  options: readonly (readonly [T, string])[];
  value: T | null;
  pick: (value: T) => void;
  look?: "segments" | "pair" | (string & {});
}) {
  const name = useId();
  return (
    <fieldset class={props.look ?? "segments"}>
      <legend>{props.legend}</legend>
      <div>
        {props.options.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.pick(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A field of one line with its name, and what is wrong with it below. */
export function Field(props: {
  name: string;
  value: string;
  type?: (value: string) => void;
  fault?: string | null;
  input?: {
    inputMode?: "numeric" | "decimal" | "text" | "url";
    size?: number;
    maxLength?: number;
    placeholder?: string;
    autocomplete?: "on" | "off";
    spellcheck?: boolean;
  };
  hidden?: boolean;
}) {
  const id = useId();
  const { fault = null } = props;
  return (
    <div class="field" hidden={props.hidden}>
      <label for={id}>{props.name}</label>
      <input
        id={id}
        type="text"
        value={props.value}
        aria-invalid={fault === null ? undefined : "true"}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onInput={(event) => props.type?.(event.currentTarget.value)}
        {...props.input}
      />
      {fault !== null && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** A choice from a list. */
export function Select(props: {
  name: string;
  options: readonly (readonly [string, string])[];
  value: string;
  pick: (value: string) => void;
  hidden?: boolean;
  /** The part below it. */
  children?: ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="field" hidden={props.hidden}>
      <label for={id}>{props.name}</label>
      <select id={id} value={props.value} onChange={(event) => props.pick(event.currentTarget.value)}>
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {props.children}
    </div>
  );
}

/** A line of text, taken when the reader leaves or sends the field. A refused one stays to be mended. */
export function LineField(props: { name: string; value: string; pick: (value: string) => void }) {
  const { value } = props;
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  return (
    <div class="field">
      <label for={id}>{props.name}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={draft?.of === value ? draft.text : value}
        onInput={(event) => setDraft({ text: event.currentTarget.value, of: value })}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          if (typed !== value) props.pick(typed);
        }}
      />
    </div>
  );
}

interface Range {
  min: number;
  max: number;
}

/** A number. It refuses other texts, and numbers outside; the field goes back when the reader leaves it. */
export function NumberField(
  props: { name: string; value: number; step?: number; pick: (value: number) => void } & Range,
) {
  const { min, max, step = 1 } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div class="field">
      <label for={id}>{props.name}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        step={step}
        inputMode={step === 1 && min >= 0 ? "numeric" : "text"}
        value={draft ?? String(props.value)}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) => {
          const value = event.currentTarget.valueAsNumber;
          setDraft(null);
          const fits = value >= min && value <= max && Number.isInteger(value / step);
          if (fits && value !== props.value) props.pick(value);
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}

const signed = (value: number): string => String(value).replace("-", "−");

/** A whole number between two buttons. A text that is none stays to be mended until the number changes. */
export function Stepper(props: { name: string; value: number; pick: (value: number) => void } & Range) {
  const { name, value, min, max, pick } = props;
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; of: number; wrong: boolean } | null>(null);
  const typed = draft?.of === value ? draft : null;
  const wrong = typed?.wrong === true;
  const take = (next: number): void => {
    setDraft(null);
    if (next !== value && next >= min && next <= max) pick(next);
  };
  const left = (text: string): void => {
    const told = text.trim().replace("−", "-");
    const fits = /^-?\d+$/.test(told) && Number(told) >= min && Number(told) <= max;
    if (fits) take(Number(told));
    else setDraft({ text, of: value, wrong: true });
  };
  const step = (by: number, sign: string, what: string) => (
    <button type="button" class="one-step" aria-label={`${name}: ${what}`} onClick={() => take(value + by)}>
      {sign}
    </button>
  );
  return (
    <div class="field">
      <label for={id}>{name}</label>
      <div class="stepper">
        {step(-1, "−", KIT.oneLess)}
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          size={4}
          aria-describedby={`${id}-words`}
          aria-invalid={wrong ? "true" : undefined}
          value={typed?.text ?? signed(value)}
          onInput={(event) => setDraft({ text: event.currentTarget.value, of: value, wrong })}
          onChange={(event) => left(event.currentTarget.value)}
          onKeyDown={(event) => {
            const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
            if (by === 0) return;
            event.preventDefault();
            take(value + by);
          }}
        />
        {step(1, "+", KIT.oneMore)}
      </div>
      <p class="choice-fault" id={`${id}-words`} role="status">
        {wrong && KIT.wholeNumber({ min, max })}
      </p>
    </div>
  );
}
