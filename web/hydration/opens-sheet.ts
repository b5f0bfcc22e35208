import type { SheetShape } from "./open-waiting-sheet.ts";

/**
 * The attributes of a control that opens a dialog: before hydration a press shows the waiting sheet with this title. It
 * does not where the media query of `unless` matches, because the dialog is a popover there.
 */
export function opensSheet(title: string, { shape, unless }: { shape?: SheetShape; unless?: string | undefined } = {}) {
  return { "data-sheet": title, "data-sheet-shape": shape, "data-sheet-unless": unless };
}

/** The attribute of a link that scripts do not follow: before hydration a press on it waits as one on a button does. */
export const repeatsPress = { "data-repeats": "" };
