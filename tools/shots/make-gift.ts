import { randomUUID } from "node:crypto";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { call, type SiteApi } from "./site-api.ts";

export const GIFT = "{gift}";

/** Creates a gift that waits for its payment, and returns its number. */
export async function makeGift(api: SiteApi): Promise<string> {
  const { giftOrderNumber } = await call(api, "POST", endpoints.createGift.url, {
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
  return giftOrderNumber;
}
