import { idle } from "./idle.ts";
import { needsHydration } from "./needs-hydration.ts";
import { releaseWaitingSheet } from "./open-waiting-sheet.ts";

/**
 * The events that precede a click: the pointer moves, a finger touches the page, a key is pressed, a field has the focus.
 * Not `pointerover`: browsers also send it for a mouse that rests where the page appears. `hydrate` is our own
 * (`requestHydration`).
 */
export const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "focusin", "hydrate"] as const;
const CLICKABLE = "a[href], button";

/**
 * Waits for the first interaction before a server-rendered part is hydrated, so that its scripts are not part of the
 * first load. Clicks in the part are held back meanwhile; the function it resolves to repeats the last one after
 * hydration. It resolves at once on the server, where the part is not in the document, and where it shows something
 * that the server could not render (`needsHydration`).
 */
export async function waitForInteraction(id: string, hydratesWhenIdle = () => false): Promise<() => void> {
  const part = typeof document === "undefined" ? null : document.getElementById(id);
  if (!part) return () => {};
  const early = part.querySelector<HTMLElement>("[data-early-click]");
  const replay = holdClicks(part, early);
  const parts = [part, ...part.querySelectorAll<HTMLElement>("[data-hydrates]")];
  if (!early && !parts.some(needsHydration))
    await Promise.race([firstInteraction(), ...(hydratesWhenIdle() ? [idle()] : [])]);
  return replay;
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

/**
 * Listens on the window, before React does: React would stop events that it cannot handle yet. An element that had the
 * focus in the part gets it back when the part was rendered again.
 */
function holdClicks(part: HTMLElement, early: HTMLElement | null): () => void {
  let clicked: HTMLElement | null = null;
  let index = 0;
  function store(target: HTMLElement) {
    clicked?.removeAttribute("data-pressed");
    target.removeAttribute("data-early-click");
    target.setAttribute("data-pressed", "");
    clicked = target;
    index = equivalentsOf(target, part).indexOf(target);
  }
  if (early) store(early);
  const restoreFocus = trackFocus(part);
  function hold(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(CLICKABLE) : null;
    if (!target || !part.contains(target) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // When React has just hydrated the part, it would handle both this click and the repeated one.
    event.stopPropagation();
    store(target);
  }
  addEventListener("click", hold, true);
  return () => {
    removeEventListener("click", hold, true);
    restoreFocus();
    // The inline script removes the mark when the guest closes the waiting sheet.
    if (clicked?.hasAttribute("data-pressed")) {
      clicked.removeAttribute("data-pressed");
      equivalentsOf(clicked, part)[index]?.click();
    }
    clicked = null;
    releaseWaitingSheet();
  };
}

function trackFocus(part: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  let index = 0;
  function store({ target }: Event) {
    if (!(target instanceof HTMLElement) || !part.contains(target)) return;
    focused = target;
    index = equivalentsOf(target, part).indexOf(target);
  }
  addEventListener("focusin", store, true);
  return () => {
    removeEventListener("focusin", store, true);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focused && isLost) equivalentsOf(focused, part)[index]?.focus({ preventScroll: true });
  };
}

/** The elements with the same tag, label, link and text: a part that was rendered again holds a new element. */
function equivalentsOf(target: HTMLElement, part: HTMLElement): HTMLElement[] {
  const identity = (each: HTMLElement) =>
    [each.tagName, each.ariaLabel, each.getAttribute("href"), each.textContent].join();
  return [...part.querySelectorAll<HTMLElement>(CLICKABLE)].filter((each) => identity(each) === identity(target));
}
