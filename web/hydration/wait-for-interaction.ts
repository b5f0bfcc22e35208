import { idle } from "./idle.ts";
import { needsHydration } from "./needs-hydration.ts";

/**
 * The events that precede a click: the pointer moves, a finger touches the page, a key is pressed, a field has the focus.
 * Not `pointerover`: browsers also send it for a mouse that rests where the page appears. `hydrate` is our own
 * (`requestHydration`).
 */
export const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "focusin", "hydrate"] as const;

/**
 * Waits for the first interaction before a server-rendered part is hydrated, so that its scripts are not part of the
 * first load. It resolves at once when the page was touched before, on the server, where the part is not in the document,
 * and where it shows something that the server could not render (`needsHydration`).
 */
export async function waitForInteraction(id: string, hydratesWhenIdle = () => false): Promise<void> {
  const part = typeof document === "undefined" ? null : document.getElementById(id);
  if (!part || document.documentElement.dataset.touched) return;
  const parts = [part, ...part.querySelectorAll<HTMLElement>("[data-hydrates]")];
  if (!parts.some(needsHydration)) await Promise.race([firstInteraction(), ...(hydratesWhenIdle() ? [idle()] : [])]);
}

/** Resolves at the first interaction, at once when an element already has the focus. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement && document.activeElement !== document.body) return resolve();
    function done() {
      for (const type of INTERACTIONS) removeEventListener(type, done, true);
      resolve();
    }
    for (const type of INTERACTIONS) addEventListener(type, done, { capture: true, passive: true });
  });
}
