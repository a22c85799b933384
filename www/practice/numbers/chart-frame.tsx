/** The frame of all pictures of numbers: a caption, a name for readers who listen, and a table. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { NUMBERS } from "./words.ts";

interface ChartProps {
  caption: string;
  /** One or two sentences that say what one sees. */
  said: string;
  /** How it is to be read. */
  legend?: ComponentChildren;
  table: { head: string[]; rows: (string | number)[][] };
  /** The pictures. */
  children: ComponentChildren;
}

export function Chart({ caption, said, legend, table, children }: ChartProps) {
  return (
    <figure class="chart">
      <figcaption>
        <h2>{caption}</h2>
        <p>{said}</p>
      </figcaption>
      {legend}
      <div class="pictures">{children}</div>
      <details>
        <summary>{NUMBERS.table}</summary>
        <ChartTable caption={caption} {...table} />
      </details>
    </figure>
  );
}

function ChartTable({ caption, head, rows }: { caption: string } & ChartProps["table"]) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    // biome-ignore lint/a11y/useSemanticElements: a region that scrolls, within a figure
    <div class="scrolls" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((text, column) => (
                <td key={head[column + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A picture with a title and a description. Its unit is a pixel at its natural width. */
export function Picture(props: {
  width: number;
  height: number;
  title: string;
  desc: string;
  children: ComponentChildren;
}) {
  const { width, height, title, desc, children } = props;
  const id = useId();
  return (
    <div class="picture">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{desc}</desc>
        {children}
      </svg>
    </div>
  );
}

/** Words in a picture: they end, begin or have their middle at a place. */
export function Label(props: {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  look?: string;
  children: ComponentChildren;
}) {
  const { x, y, anchor = "start", look, children } = props;
  return (
    <text x={x} y={y} text-anchor={anchor} class={look}>
      {children}
    </text>
  );
}
