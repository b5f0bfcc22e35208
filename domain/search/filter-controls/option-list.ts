import { fold } from "#domain/text/fold.ts";

/** Options of a filter that are shown at first. */
export const PREVIEW_OPTIONS = { phone: 4, desktop: 6 } as const;
/** Up to this many expand in place; more open in a dialog with a search. */
export const MAX_OPTIONS_IN_LIST = 16;

export type Option = { id: number; totalCount: number; rank: number };

/** By rank; options that would find nothing come last, unless they are chosen. */
export function arrangeOptions<O extends Option>(options: readonly O[], chosen: readonly number[]): O[] {
  const depth = ({ id, totalCount }: O) => (totalCount > 0 || chosen.includes(id) ? 0 : 1);
  return [...options].sort((a, b) => depth(a) - depth(b) || a.rank - b.rank || a.id - b.id);
}

export type Preview<O extends Option> = {
  /** The first ones, and every chosen one. */
  shown: O[];
  rest: O[];
  /** How a guest sees the rest. */
  more: "none" | "list" | "dialog";
};

export function previewOptions<O extends Option>(
  arranged: readonly O[],
  chosen: readonly number[],
  size: number,
): Preview<O> {
  const isShown = (option: O, index: number) => index < size || chosen.includes(option.id);
  const shown = arranged.filter(isShown);
  const rest = arranged.filter((option, index) => !isShown(option, index));
  if (rest.length === 0) return { shown, rest, more: "none" };
  return { shown, rest, more: arranged.length > MAX_OPTIONS_IN_LIST ? "dialog" : "list" };
}

/** The options whose label contains the typed text, ignoring case, spaces and forms of Arabic letters. */
export function optionsNamed<O extends { label: string }>(options: readonly O[], typed: string): O[] {
  const sought = fold(typed);
  return options.filter(({ label }) => fold(label).includes(sought));
}
