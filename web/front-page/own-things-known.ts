import { SAVED_SEARCH_KEY } from "#domain/stay/saved-search-key.ts";
import { LISTS_KEY } from "#web/saved-lists/saved-keys.ts";
import { RECENT_KEY } from "#web/shared/recent/recent-keys.ts";

/** What the browser stores of a guest who has something to continue: a key, and the text that its value contains then. */
const STORED: Readonly<Record<string, string>> = {
  [SAVED_SEARCH_KEY]: '"cityId":\\d',
  [RECENT_KEY]: '"id":\\d',
  [LISTS_KEY]: '"properties":\\[\\{',
};

/**
 * Shows the empty block before the page is painted, so that what hydration fills in moves nothing. It is inlined into the
 * page as source text, so it uses nothing outside itself.
 */
export function reserveOwnThings(
  script: HTMLOrSVGScriptElement | null,
  stored: Readonly<Record<string, string>>,
): void {
  const block = script?.previousElementSibling as HTMLElement | null | undefined;
  if (!block) return;
  try {
    const isKnown = (key: string) => new RegExp(stored[key] ?? "").test(localStorage.getItem(key) ?? "");
    block.hidden = !document.querySelector("[data-hold]") && !Object.keys(stored).some(isKnown);
  } catch {
    // A browser that refuses its storage has stored nothing.
  }
}

export const reserveScript = `(${reserveOwnThings})(document.currentScript,${JSON.stringify(STORED)})`;
