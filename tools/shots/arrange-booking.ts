import type { Page } from "@playwright/test";
import { arrangeAccount, isOfAccount } from "./arrange-account.ts";
import { makeBooking, NEEDED } from "./make-booking.ts";
import { giveCookies, shopOf } from "./shop.ts";

/** The address with its booking in it: makes a cart for this window, and guest, payment or order where they are needed. */
export async function arranged(window: Page, address: string): Promise<string> {
  if (isOfAccount(address)) return arrangeAccount(window, address, (shop) => makeBooking(shop, "order"));
  const needed = NEEDED.exec(address)?.[1];
  if (!needed) return address;
  const shop = shopOf(window.request, address);
  const made = await makeBooking(shop, needed);
  await giveCookies(window, address, shop);
  return address.replace(NEEDED, made);
}
