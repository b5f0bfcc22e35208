import { createContext } from "react";
import { readCookie } from "#domain/site/read-cookie.ts";
import { choiceCookie } from "#web/lib/storage/cookies.ts";
import { setCookie } from "#web/lib/storage/set-cookie.ts";

/** A cookie, so that the server already draws the page without the map: nothing moves when it comes alive. */
const COOKIE = "resultsMap";
const AWAY = "away";
const listeners = new Set<() => void>();

/** What the server read for the page it drew. */
export const MapAwayContext = createContext(false);

/** Whether the guest who sends these cookies has put the map beside the list away. */
export function isMapAway(cookies: string | null): boolean {
  return readCookie(cookies, COOKIE) === AWAY;
}

export function putMapAway(isAway: boolean): void {
  setCookie(choiceCookie(COOKIE, isAway ? AWAY : "", location.protocol === "https:"));
  for (const listener of listeners) listener();
}

/** Another tab of ours may change it too. */
export function watchMapChoice(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
  };
}
