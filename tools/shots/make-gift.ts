import { randomUUID } from "node:crypto";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { aFreshCard } from "#api/testing/guests/gift-buyer.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { payWith } from "./make-booking.ts";
import { markUndelivered } from "./order-database.ts";
import { sandboxOf } from "./sandbox.ts";
import { call, type SiteApi } from "./site-api.ts";

export const GIFT = /\{gift(-undelivered)?\}/;

/** Creates a gift that waits for its payment, or one that was paid and did not arrive, and returns its number. */
export async function makeGift(api: SiteApi, needed: string): Promise<string> {
  const { cartId, giftOrderNumber } = await createGift(api);
  if (needed === "{gift}") return giftOrderNumber;
  const { paymentId } = await payWith(api, cartId, aFreshCard());
  await approveAtBank({ url: new URL(await sandboxOf(api)).origin }, paymentId);
  await call(api, "GET", `${endpoints.checkPayment.url}?_c=1&_t=1&paymentId=${paymentId}`);
  await markUndelivered(giftOrderNumber);
  return giftOrderNumber;
}

async function createGift(api: SiteApi): Promise<{ cartId: string; giftOrderNumber: string }> {
  return call(api, "POST", endpoints.createGift.url, {
    amount: 500,
    designId: "lantern",
    recipient: { name: "سارة بنت عبدالرحمن آل عبداللطيف", email: `sara-${randomUUID()}@example.test`, language: "ar" },
    senderName: "Charlotte-Alexandrine van der Westhuizen",
    text: "كل عام وأنتِ بخير.",
    buyer: {
      name: "نورة العتيبي",
      email: `noura-${randomUUID()}@example.test`,
      phone: { dialCode: "+966", number: "512345678", countryCode: "SA" },
    },
  });
}
