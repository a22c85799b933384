/** Waits until a place of the page is near to what is seen, so that a long article loads nothing for its end. */
const NEAR = "600px";

export function inSight(host: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(host);
    signal.addEventListener("abort", () => {
      observer.disconnect();
      reject(signal.reason);
    });
  });
}
