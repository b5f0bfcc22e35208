import type { SessionListener } from "#api/account/session/session-listener.ts";
import { detachBrowser, detachBrowsers } from "./detach-browsers.ts";
import { joinHolder } from "./join-holder.ts";

/** Carts, orders and bills follow the logins of their owner. */
export const cartSessionListener: SessionListener = {
  joined: (tx, accountId, holder) => joinHolder(tx, holder, accountId),
  ended: detachBrowsers,
  left: detachBrowser,
};
