/** Asks the browser to keep the site for reading without a network, and offers newer versions. */
import { need } from "../dom.ts";

export function keepOffline(): void {
  // While writing, files change under the reader's hands; a cache would hide that.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("./sw.js").then(watch, () => {
      // Some readers forbid it. The site then needs its network, as any other does.
    });
  });
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // A browser told to block service workers may answer with nothing instead of refusing.
  if (!registration) return;
  const offer = (): void => {
    // Without a controller this is the first visit, and there is nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

function offerUpdate(waiting: ServiceWorker): void {
  const offer = need<HTMLElement>(document, "[data-role=update]");
  offer.hidden = false;
  need<HTMLButtonElement>(offer, "[data-control=update]").onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  };
}
