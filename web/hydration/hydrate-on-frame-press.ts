import { requestHydration } from "./request-hydration.ts";

/** Hydrates a part when the guest presses into a frame in it: a press into a frame is no event of the page. */
export function hydrateOnFramePress(): void {
  const part = document.querySelector<HTMLElement>("[data-island=pending]:has(iframe)");
  if (!part) return;
  const stop = new AbortController();
  function check() {
    if (!part?.isConnected || part.dataset.island !== "pending") return stop.abort();
    if (!(document.activeElement instanceof HTMLIFrameElement)) return;
    stop.abort();
    requestHydration(part);
  }
  // The focus has moved after this event.
  addEventListener("blur", () => setTimeout(check), { signal: stop.signal });
  check();
}
