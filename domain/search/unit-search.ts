const MAX_LENGTH = 100;
export const UNIT_SEARCH_DEBOUNCE_MS = 500;

/** The text of a search by name: trimmed and cut to a hundred characters. */
export function cutUnitSearch(text: string): string {
  return [...text.trim()].slice(0, MAX_LENGTH).join("").trimEnd();
}
