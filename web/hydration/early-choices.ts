import type { findAgain, isPending } from "./find-again.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Parts = { findAgain: typeof findAgain; isPending: typeof isPending };

/**
 * Repeats what was typed or chosen before hydration after it, so that scripts get to know it, and keeps the focus.
 * This function is inlined into the page as source text, so it uses nothing outside itself but its arguments.
 */
export function holdEarlyChoices({ findAgain, isPending }: Parts) {
  type Found = ReturnType<typeof findAgain>;
  const choices = new Map<Field, Found & { value: string; isChecked: boolean }>();
  let focused: Found | undefined;
  let isRepeating = false;
  function choose({ target }: Event) {
    const field = target as Field;
    if (isRepeating) return;
    // The last choice comes last: of a group of radio buttons it counts.
    choices.delete(field);
    // React knows this one, and an earlier one that is about to be repeated must not undo it.
    if (!isPending(field)) return forget(field);
    choices.set(field, { ...findAgain(field), value: field.value, isChecked: "checked" in field && field.checked });
  }
  function forget(field: Field) {
    const isSame = (other: Field) => other === field || (field.type === "radio" && other.name === field.name);
    for (const [early, { find }] of choices) if (isSame((find() as Field | undefined) ?? early)) choices.delete(early);
  }
  /** React compares a field with what its own setter last wrote. A guest's choice is one that this setter has not written. */
  function repeatChoice(field: Field, { value, isChecked }: { value: string; isChecked: boolean }) {
    if (field.matches("[type=checkbox], [type=radio]")) {
      (field as HTMLInputElement).checked = !isChecked;
      return field.click();
    }
    if ("defaultValue" in field) field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    // The guest may have left the field before.
    const leave = () => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    if (document.activeElement !== field) setTimeout(leave);
  }
  function repeat() {
    for (const [field, choice] of choices) {
      if (isPending(choice.part)) continue;
      const found = choice.find() as Field | undefined;
      // Each in a task of its own, as a guest chooses: React renders between two of them.
      setTimeout(() => {
        if (choices.get(field) !== choice) return;
        choices.delete(field);
        isRepeating = true;
        if (found) repeatChoice(found, choice);
        isRepeating = false;
      });
    }
    const isLost = focused && !isPending(focused.part) && document.activeElement === document.body;
    if (isLost && focused?.find() !== focused?.element) focused?.find()?.focus({ preventScroll: true });
  }
  for (const type of ["input", "change"]) addEventListener(type, choose, true);
  addEventListener("focusin", ({ target }) => {
    const element = target as HTMLElement;
    focused = isPending(element) ? findAgain(element) : undefined;
  });
  const attributeFilter = ["data-hydrated", "data-island"];
  new MutationObserver(repeat).observe(document.documentElement, { subtree: true, attributeFilter });
}
