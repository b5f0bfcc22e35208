const MAX_LENGTH = 100;
export const UNIT_SEARCH_DEBOUNCE_MS = 500;

/** What is searched for by name: trimmed, and silently no longer than a hundred characters. */
export function cutUnitSearch(text: string): string {
  return [...text.trim()].slice(0, MAX_LENGTH).join("").trimEnd();
}
