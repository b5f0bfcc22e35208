import { fold } from "#domain/text/fold.ts";

/** Options of a filter in sight before more are asked for. */
export const PREVIEW_OPTIONS = { phone: 4, desk: 6 } as const;
/** Up to this many unfold in place; more open in a dialog with a search. */
export const MOST_OPTIONS_IN_LIST = 16;

export type Option = { id: number; totalCount: number; rank: number };

/** By rank; what would leave no home sinks to the end, unless it is chosen. */
export function arrangeOptions<O extends Option>(options: readonly O[], chosen: readonly number[]): O[] {
  const depth = ({ id, totalCount }: O) => (totalCount > 0 || chosen.includes(id) ? 0 : 1);
  return [...options].sort((a, b) => depth(a) - depth(b) || a.rank - b.rank || a.id - b.id);
}

export type Preview<O extends Option> = {
  /** In sight: the first ones, and every chosen one. */
  shown: O[];
  rest: O[];
  /** How the rest is reached. */
  more: "none" | "list" | "dialog";
};

export function previewOptions<O extends Option>(
  arranged: readonly O[],
  chosen: readonly number[],
  size: number,
): Preview<O> {
  const isShown = (option: O, place: number) => place < size || chosen.includes(option.id);
  const shown = arranged.filter(isShown);
  const rest = arranged.filter((option, place) => !isShown(option, place));
  if (rest.length === 0) return { shown, rest, more: "none" };
  return { shown, rest, more: arranged.length > MOST_OPTIONS_IN_LIST ? "dialog" : "list" };
}

/** Those whose label holds what was typed, whatever the case, the spaces and the forms of Arabic letters. */
export function optionsNamed<O extends { label: string }>(options: readonly O[], typed: string): O[] {
  const sought = fold(typed);
  return options.filter(({ label }) => fold(label).includes(sought));
}
