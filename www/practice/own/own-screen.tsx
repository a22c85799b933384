/** "Make your own" on its screen. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Problem } from "../../kinds/problem.ts";
import { Loose } from "../../kit/mount.tsx";
import { openOwn } from "./own.ts";

export function Own({ solve }: { solve: (problem: Problem) => void }) {
  const [own, setOwn] = useState<ReturnType<typeof openOwn> | null>(null);
  // It draws views of its own, which must not happen while this one is being drawn.
  useLayoutEffect(() => setOwn(openOwn({ open: solve })), []);
  useLayoutEffect(() => {
    own?.begin();
    return () => own?.leave();
  }, [own]);
  return own && <Loose node={own.root} />;
}
