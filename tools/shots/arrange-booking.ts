import type { Page } from "@playwright/test";
import { arrangeAccount, isOfAccount } from "./arrange-account.ts";
import { arrangeOrder, ORDER_STATE } from "./arrange-order.ts";
import { makeBooking, NEEDED } from "./make-booking.ts";
import { copyCookies, siteApi } from "./site-api.ts";

/** The URL with the id of its booking: creates a cart for this window, and guest, payment or order where needed. */
export async function arrangeUrl(window: Page, address: string): Promise<string> {
  if (isOfAccount(address)) return arrangeAccount(window, address, (api) => makeBooking(api, "order"));
  if (ORDER_STATE.test(address)) return arrangeOrder(window, address);
  const needed = NEEDED.exec(address)?.[1];
  if (!needed) return address;
  const api = siteApi(window.request, address);
  const made = await makeBooking(api, needed);
  await copyCookies(window, address, api);
  return address.replace(NEEDED, made);
}
