/** Buttons, choices and fields. */
import type { ComponentChildren, HTMLAttributes } from "preact";
import { useId } from "preact/hooks";

export interface ButtonProps extends Omit<HTMLAttributes<HTMLButtonElement>, "onClick" | "role"> {
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
}) {
  const name = useId();
  return (
    <fieldset class="segments">
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
    inputMode?: "numeric" | "decimal" | "text";
    size?: number;
    maxLength?: number;
    placeholder?: string;
    autocomplete?: "on" | "off";
  };
}) {
  const id = useId();
  const { fault = null } = props;
  return (
    <div class="field">
      <label for={id}>{props.name}</label>
      <input
        id={id}
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
