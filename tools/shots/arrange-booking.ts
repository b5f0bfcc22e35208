import type { Page } from "@playwright/test";
import { arrangeAccount, isOfAccount } from "./arrange-account.ts";
import { arrangeList, LIST } from "./arrange-list.ts";
import { arrangeOrder, ORDER_STATE } from "./arrange-order.ts";
import { makeBooking, NEEDED } from "./make-booking.ts";
import { GIFT, makeGift } from "./make-gift.ts";
import { copyCookies, siteApi } from "./site-api.ts";

/** The URL with the id of its booking or gift: creates a cart for this window, and guest, payment or order where needed. */
export async function arrangeUrl(window: Page, address: string): Promise<string> {
  if (isOfAccount(address)) return arrangeAccount(window, address, (api) => makeBooking(api, "order"));
  if (LIST.test(address)) return arrangeList(window, address);
  if (ORDER_STATE.test(address)) return arrangeOrder(window, address);
  const needed = NEEDED.exec(address)?.[1];
  const gift = GIFT.exec(address)?.[0];
  const api = siteApi(window.request, address);
  const made = needed ? await makeBooking(api, needed) : gift && (await makeGift(api, gift));
  if (!made) return address;
  await copyCookies(window, address, api);
  return address.replace(needed ? NEEDED : GIFT, made);
}
