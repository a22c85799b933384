/** "Make your own" on its screen. */
import { useLayoutEffect } from "preact/hooks";
import type { Problem } from "../../kinds/problem.ts";
import { Loose } from "../../kit/mount.tsx";
import { openOwn } from "./own.ts";

export function Own({ solve }: { solve: (problem: Problem) => void }) {
  const own = openOwn({ open: solve });
  useLayoutEffect(() => {
    own.begin();
    return () => own.leave();
  }, []);
  return <Loose node={own.root} />;
}
