import { readCookie } from "#domain/site/read-cookie.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { idle } from "#web/hydration/idle.ts";
import type { StoreContext } from "./offline-store.ts";

type Keeping = typeof import("./offline-store.ts");

/** Keeps something that is on the screen, once the browser has nothing else to do. A failure changes nothing. */
export function storeLater(keep: (keeping: Keeping, context: StoreContext) => void): void {
  idle()
    .then(() => import("./offline-store.ts"))
    .then((keeping) => keep(keeping, storeContext()))
    .catch(() => undefined);
}

/** The account is the one of the readable cookie, which a logout removes. */
export function storeContext(): StoreContext {
  return { owner: readCookie(document.cookie, "md5_user") || null, today: todayInRiyadh(new Date()) };
}

/** The file of a picture that this page has loaded, without its origin. */
export function loadedPicture(stem: string | undefined): string | null {
  if (!stem) return null;
  const loaded = [...document.querySelectorAll("img")].find(
    ({ currentSrc, complete, naturalWidth }) => complete && naturalWidth > 0 && currentSrc.includes(`${stem}-`),
  );
  return loaded ? new URL(loaded.currentSrc).pathname : null;
}
