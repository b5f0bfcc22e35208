import { afterPaint } from "./after-paint.ts";

type Load = () => Promise<unknown>;

/** The events that precede a click on a control: the pointer is over it, a finger is on it, it has the focus. */
const APPROACHES = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Loads a module once the pointer or the focus reaches a control that opens a sheet with this title (`opensSheet`).
 * Returns how to cancel it.
 */
export function prefetchOnApproach(title: string, load: Load): () => void {
  function cancel() {
    for (const type of APPROACHES) removeEventListener(type, approach, true);
  }
  function approach({ target }: Event) {
    const control = target instanceof Element ? target.closest<HTMLElement>("[data-sheet]") : null;
    if (control?.dataset.sheet !== title) return;
    cancel();
    // A module that fails to load is requested again when its dialog opens.
    afterPaint()
      .then(load)
      .catch(() => {});
  }
  for (const type of APPROACHES) addEventListener(type, approach, { capture: true, passive: true });
  return cancel;
}
