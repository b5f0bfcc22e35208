import { readCookie } from "#domain/site/read-cookie.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { idle } from "#web/hydration/idle.ts";
import type { KeptContext } from "./kept.ts";

type Keeping = typeof import("./kept.ts");

/** Keeps something that is on the screen, once the browser has nothing else to do. A failure changes nothing. */
export function keepLater(keep: (keeping: Keeping, context: KeptContext) => void): void {
  idle()
    .then(() => import("./kept.ts"))
    .then((keeping) => keep(keeping, keptContext()))
    .catch(() => undefined);
}

/** The account is the one of the readable cookie, which a logout removes. */
export function keptContext(): KeptContext {
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
