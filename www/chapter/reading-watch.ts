/** When a section has been read: its end was in view for a while. */

/** Nobody reads to the end of anything in less, so whoever leafs through has read nothing. */
const WHILE = 2500;

/** Calls once the end has been in view so long, unless what is returned is called before. */
export function watchReading(end: Element, read: () => void): () => void {
  let timer = 0;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (!entries.at(-1)?.isIntersecting) return;
    timer = window.setTimeout(() => {
      observer.disconnect();
      read();
    }, WHILE);
  });
  observer.observe(end);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
