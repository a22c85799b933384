/** Where a view meets the page. */
import { type ComponentChildren, hydrate, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const hosts = new WeakSet<Element>();

/** Draws a view into `host`, which is the view's from then on. Returns what takes it away again. */
export function mount(host: Element, view: ComponentChildren): () => void {
  // What the page had there before its script came.
  if (!hosts.has(host)) host.replaceChildren();
  hosts.add(host);
  render(view, host);
  return () => unmount(host);
}

/** Wakes what the build has written into `host`: the view draws the same there first, and takes its elements over as they are. */
function awaken(host: Element, view: ComponentChildren): void {
  hosts.add(host);
  hydrate(view, host);
}

/** Draws a view over a page that the build has written: it has no place of its own, only parts that stand `Elsewhere`, and what is `Written`. */
export const island = (view: ComponentChildren): (() => void) => mount(document.createElement("div"), view);

/** Leaves the host to its owner, and empty. */
function unmount(host: Element): void {
  render(null, host);
  hosts.delete(host);
}

/** An element that code without views has made and keeps. Each use goes when that code is a view. */
export function Loose({ node, class: name }: { node: Node; class?: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(node);
  }, [node]);
  return <div ref={host} class={name} />;
}

type Attributes = Record<string, string | null>;

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

/**
 * An element that the build has written and the state of a view has a say in: its classes, its attributes, or its text.
 * Everything not named here, or null as a class, stays as it was.
 */
export function Written(props: {
  element: Element | null;
  classes?: Record<string, boolean | null>;
  attributes?: Attributes;
  text?: string;
}) {
  const { element, classes = {}, attributes = {}, text } = props;
  useLayoutEffect(() => {
    if (!element) return;
    for (const [name, on] of Object.entries(classes)) if (on !== null) element.classList.toggle(name, on);
    setAttributes(element, attributes);
    if (text !== undefined && element.textContent !== text) element.textContent = text;
  });
  return null;
}

/**
 * Draws a part of a view in another place of the page, which belongs to somebody else: in a box of its own with these
 * attributes, at the end or before something there; without attributes all of the place is the view's. `awake`: the build
 * has written the same there, and its elements are taken over.
 */
export function Elsewhere(props: {
  host: Element;
  before?: Element;
  attributes?: Attributes;
  awake?: boolean;
  children: ComponentChildren;
}) {
  const { host, before, attributes, awake = false, children } = props;
  const place = useRef<Element>(host);
  useLayoutEffect(() => {
    if (attributes) place.current = host.insertBefore(document.createElement("div"), before ?? null);
    return () => {
      unmount(place.current);
      if (attributes) place.current.remove();
    };
  }, [host]);
  useLayoutEffect(() => {
    const { current } = place;
    setAttributes(current, attributes ?? {});
    if (awake && !hosts.has(current)) awaken(current, children);
    else mount(current, children);
  });
  return null;
}

/** Draws a view at the end of the page, for what lies over it. */
export function mountOver(view: ComponentChildren): () => void {
  return mount(document.body.appendChild(document.createElement("div")), view);
}
