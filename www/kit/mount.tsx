/** Where a view meets the page. */
import { type ComponentChildren, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const hosts = new WeakSet<Element>();

/** Draws a view into `host`, which is the view's from then on. Returns what takes it away again. */
export function mount(host: Element, view: ComponentChildren): () => void {
  // What the page had there before its script came.
  if (!hosts.has(host)) host.replaceChildren();
  hosts.add(host);
  render(view, host);
  return () => render(null, host);
}

/** An element that code without views has made and keeps. Each use goes when that code is a view. */
export function Loose({ node, class: name }: { node: Node; class?: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(node);
  }, [node]);
  return <div ref={host} class={name} />;
}
