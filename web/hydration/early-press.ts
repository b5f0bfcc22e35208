import type { earlySheet } from "./early-sheet.ts";
import type { findAgain, isPending } from "./find-again.ts";

type Parts = { findAgain: typeof findAgain; isPending: typeof isPending; earlySheet: typeof earlySheet };

/**
 * Repeats every press on a button from before hydration after it, in their order. Meanwhile the pressed element has
 * `data-pressed`, and the waiting sheet is open where it opens a dialog (`opensSheet`). A link is followed as plain HTML
 * does unless scripts do something else with it (`repeatsPress`).
 * This function is inlined into the page as source text, so it uses nothing outside itself but its arguments.
 */
export function holdEarlyPresses({ findAgain, isPending, earlySheet }: Parts) {
  /** What plain HTML answers on this page: nothing takes its mark away again. */
  const STAYS = '[href^="#"], [href^="tel:"], [href^="mailto:"], [target], [download]';
  let held: ReturnType<typeof findAgain>[] = [];
  const sheet = earlySheet(clear);
  function unmark(...elements: (Element | null | undefined)[]) {
    for (const element of elements)
      for (const mark of ["data-early-click", "data-pressed"]) element?.removeAttribute(mark);
  }
  function clear() {
    held = [];
    unmark(...document.querySelectorAll("[data-early-click], [data-pressed]"));
  }
  function press(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const pressed = target.closest<HTMLElement>("a[href], button");
    if (sheet.takes(target) || !pressed || !isPending(pressed)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const isSheet = pressed.hasAttribute("data-sheet");
    const isSent = pressed.matches('[type="submit"]') && pressed.closest("form[data-scripted]") !== null;
    const isScripted = isSent || pressed.matches('button[type="button"], [data-repeats]');
    // Of several dialogs the last one opens.
    if (isSheet) clear();
    if (isSheet || isScripted || !pressed.matches(STAYS)) pressed.setAttribute("data-pressed", "");
    if (!isSheet && !isScripted) return;
    event.preventDefault();
    // React would handle both this press and the repeated one when it has just hydrated the part.
    event.stopPropagation();
    held.push(findAgain(pressed));
    pressed.setAttribute("data-early-click", "");
    if (isSheet) setTimeout(() => pressed.hasAttribute("data-pressed") && sheet.show(pressed), 50);
    // A screen reader may press without a pointer.
    dispatchEvent(new Event("hydrate"));
  }
  /** A form was submitted without a press (`holdEarlySubmits`). */
  function holdMarked() {
    for (const marked of document.querySelectorAll<HTMLElement>("[data-early-click]"))
      if (!held.some(({ element }) => element === marked)) held.push(findAgain(marked));
  }
  function repeat() {
    holdMarked();
    const ready = held.filter(({ part }) => !isPending(part));
    held = held.filter((each) => !ready.includes(each));
    for (const { find } of ready) {
      const pressed = find();
      unmark(pressed);
      // Each in a task of its own, as a guest presses: React renders between two of them.
      setTimeout(() => pressed?.click());
    }
    if (ready.length > 0) sheet.release();
  }
  holdMarked();
  addEventListener("click", press, true);
  // The browser does not send a form with a field that it refuses.
  addEventListener(
    "invalid",
    ({ target }) => unmark((target as HTMLInputElement).form?.querySelector("[data-pressed]")),
    true,
  );
  addEventListener("pageshow", (event) => event.persisted && clear());
  const attributeFilter = ["data-hydrated", "data-island"];
  new MutationObserver(repeat).observe(document.documentElement, { subtree: true, attributeFilter });
}
