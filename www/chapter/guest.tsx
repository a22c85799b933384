/** A board that stands in the place of the table's own: that of a proof, or of the referee. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useStore } from "../kit/hooks.ts";
import { Elsewhere } from "../kit/mount.tsx";
import type { Table } from "../table/table.ts";
import type { AnyMove } from "../table/table-game.ts";

/** Is seen as long as it is `seated`; of several the last that came. */
export function Guest(props: {
  root: HTMLElement;
  table: Table<AnyMove>;
  seated?: boolean;
  children: ComponentChildren;
}) {
  const { root, table, seated = true, children } = props;
  const [guest] = useState(() => Symbol("guest"));
  const { guests } = useStore(table.store);
  useLayoutEffect(() => (seated ? table.seat(guest) : undefined), [table, seated]);
  return (
    <Elsewhere host={root} attributes={{ class: "guest", hidden: guests.at(-1) === guest ? null : "" }}>
      {children}
    </Elsewhere>
  );
}
