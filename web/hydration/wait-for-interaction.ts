/** What a guest does before touching anything: a mouse moves, a page scrolls, a key is pressed. */
const SIGNS = ["pointerover", "pointerdown", "scroll", "keydown", "focusin"] as const;
const PRESSABLE = "a[href], button";

type Options = {
  /** It matters to this guest at once, e.g. because something kept for them must be shown. */
  isUrgent?: () => boolean;
};

/**
 * Waits for the first sign of a guest before a part the server drew is brought to life, so that its scripts are no part
 * of the first load. What is pressed in it meanwhile is held back; the answer presses it again, once somebody listens.
 * On the server, and where the part is not on the page yet, there is nothing to wait for.
 */
export async function awaken(id: string, { isUrgent = () => false }: Options = {}): Promise<() => void> {
  const part = typeof document === "undefined" ? null : document.getElementById(id);
  if (!part) return () => {};
  const early = part.querySelector<HTMLElement>("[data-early]");
  const held = holdPresses(part, early);
  if (!early && !isUrgent()) await firstSign();
  return held;
}

/** Somebody is there: at once for whoever already stands in a field. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    if (document.activeElement && document.activeElement !== document.body) return resolve();
    function done() {
      for (const sign of SIGNS) removeEventListener(sign, done, true);
      resolve();
    }
    for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
  });
}

/**
 * Listens on the window, before React does: it would stop what it cannot answer yet. Whoever had the focus in the part
 * gets it back, should the part have been drawn anew.
 */
function holdPresses(part: HTMLElement, early: HTMLElement | null): () => void {
  let pressed: HTMLElement | null = null;
  let place = 0;
  function remember(target: HTMLElement) {
    target.removeAttribute("data-early");
    pressed = target;
    place = twinsOf(target, part).indexOf(target);
  }
  if (early) remember(early);
  const refocus = keepFocus(part);
  function hold(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
    if (!target || !part.contains(target) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // React may just have woken the part: it would answer this press, and the one that is pressed again.
    event.stopPropagation();
    remember(target);
  }
  addEventListener("click", hold, true);
  return () => {
    removeEventListener("click", hold, true);
    refocus();
    if (pressed) twinsOf(pressed, part)[place]?.click();
    pressed = null;
  };
}

function keepFocus(part: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  let place = 0;
  function keep({ target }: Event) {
    if (!(target instanceof HTMLElement) || !part.contains(target)) return;
    focused = target;
    place = twinsOf(target, part).indexOf(target);
  }
  addEventListener("focusin", keep, true);
  return () => {
    removeEventListener("focusin", keep, true);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focused && isLost) twinsOf(focused, part)[place]?.focus({ preventScroll: true });
  };
}

/** What says and does the same: a part that was drawn anew holds another element for the one that was pressed. */
function twinsOf(target: HTMLElement, part: HTMLElement): HTMLElement[] {
  const meaning = (each: HTMLElement) =>
    [each.tagName, each.ariaLabel, each.getAttribute("href"), each.textContent].join();
  return [...part.querySelectorAll<HTMLElement>(PRESSABLE)].filter((each) => meaning(each) === meaning(target));
}
