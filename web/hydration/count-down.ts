import { clockText, lastWarning } from "#domain/cart/hold-clock.ts";
import { documentAge } from "./document-age.ts";
import { requestHydration } from "./request-hydration.ts";

const TICK_MS = 1_000;
/** A warning is announced by the hydrated page, which loads this long before. */
const AHEAD_MS = 15_000;

/**
 * Counts down the time of a hold in a part that is not hydrated. The part hydrates before the next warning and when the
 * guest comes back to the page.
 */
export function countDown(): void {
  const notice = document.querySelector<HTMLElement>("[data-island=pending] [data-left-ms]");
  const time = notice?.querySelector("bdi")?.firstChild;
  const part = notice?.closest<HTMLElement>("[data-island]");
  if (!time || !part) return;
  const leftAtAnswer = Number(notice?.dataset.leftMs);
  const stop = new AbortController();
  const { signal } = stop;
  const hydrate = () => {
    stop.abort();
    requestHydration(part);
  };
  function tick() {
    if (!part?.isConnected || part.dataset.island !== "pending") return stop.abort();
    const leftMs = leftAtAnswer - documentAge();
    if (time) time.nodeValue = clockText(leftMs);
    if (leftMs <= AHEAD_MS || lastWarning(leftMs - AHEAD_MS) !== lastWarning(leftAtAnswer)) hydrate();
  }
  const timer = setInterval(tick, TICK_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && hydrate(), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && hydrate(), { signal });
}
