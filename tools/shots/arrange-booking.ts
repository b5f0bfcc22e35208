import type { Page } from "@playwright/test";
import { makeBooking, NEEDED, shopOf } from "./make-booking.ts";

/** The address with its booking in it: makes a cart for this window, and guest, payment or order where they are needed. */
export async function arranged(window: Page, address: string): Promise<string> {
  const needed = NEEDED.exec(address)?.[1];
  if (!needed) return address;
  const shop = shopOf(window.request, address);
  const made = await makeBooking(shop, needed);
  await giveCart(window, address, shop.direct);
  return address.replace(NEEDED, made);
}

/** The cookie that says whose the cart is was given to the address we asked at; the page is at another. */
async function giveCart(window: Page, address: string, direct: string): Promise<void> {
  const cookies = await window.context().cookies(direct);
  const url = new URL(address).origin;
  await window.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
}
