import { createContext } from "react";
import { readCookie } from "#domain/site/read-cookie.ts";
import { choiceCookie } from "#web/lib/storage/cookies.ts";
import { setCookie } from "#web/lib/storage/set-cookie.ts";

/** A cookie, so that the server renders the page without the map and nothing moves on hydration. */
const COOKIE = "resultsMap";
const HIDDEN = "away";
const listeners = new Set<() => void>();

/** The value that the server read for this page. */
export const MapHiddenContext = createContext(false);

/** Whether, by these cookies, the guest has hidden the map beside the list. */
export function isMapHidden(cookies: string | null): boolean {
  return readCookie(cookies, COOKIE) === HIDDEN;
}

export function setMapHidden(isHidden: boolean): void {
  setCookie(choiceCookie(COOKIE, isHidden ? HIDDEN : "", location.protocol === "https:"));
  for (const listener of listeners) listener();
}

/** Another tab may change it too. */
export function watchMapChoice(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
  };
}
