import { expect, test } from "vitest";
import { readGift, type TypedGift } from "./gift-form.ts";
import { giftExpiresAt, sendDays, sendTime } from "./schedule.ts";

const days = { first: "2026-11-16", last: "2027-11-15" };
const phone = { dialCode: "+966", number: "0512345678", countryCode: "SA" };
const typed: TypedGift = {
  amount: 250,
  designId: "palm",
  recipient: { name: "Sara", email: " Sara@Example.com ", language: "ar" },
  senderName: "Noura",
  text: "  مبارك  ",
  buyer: { name: "Noura Al Otaibi", email: "noura@example.com", phone },
};
const read = (given: Partial<TypedGift>) => readGift({ ...typed, ...given }, { maxAmount: 2000, days });

test("a gift is read in its stored form", () => {
  expect(read({}).gift).toEqual({
    amount: 250,
    designId: "palm",
    channel: "email",
    contact: "sara@example.com",
    recipientName: "Sara",
    recipientLanguage: "ar",
    senderName: "Noura",
    text: "مبارك",
    sendDay: null,
    buyer: { name: "Noura Al Otaibi", email: "noura@example.com", phone: "+966512345678" },
  });
  expect(read({ recipient: { name: "Sara", phone, language: "en" }, sendAt: "2027-11-15" }).gift).toMatchObject({
    channel: "sms",
    contact: "+966512345678",
    sendDay: "2027-11-15",
  });
});

test.each<[Partial<TypedGift>, object]>([
  [{ amount: 55 }, { amount: "giftAmount" }],
  [{ designId: "camel" }, { designId: "invalid" }],
  [
    { recipient: { name: "", email: "", language: "ar" } },
    { "recipient.name": "required", "recipient.email": "required" },
  ],
  [{ recipient: { name: "Sara", language: "ar" } }, { "recipient.phone": "required" }],
  [{ senderName: "1" }, { senderName: "name" }],
  [{ text: "a".repeat(301) }, { text: "giftText" }],
  [{ text: "a\u0007b" }, { text: "giftText" }],
  [{ text: "4242 4242 4242 4242" }, { text: "cardInText" }],
  [{ sendAt: "2026-11-15" }, { sendAt: "sendDay" }],
  [{ sendAt: "2027-11-16" }, { sendAt: "sendDay" }],
  [{ sendAt: "soon" }, { sendAt: "sendDay" }],
  [{ buyer: { name: "Noura", email: "noura@", phone } }, { "buyer.email": "email" }],
])("an invalid gift names the rule of each field: %#", (given, faults) => {
  expect(read(given).faults).toEqual(faults);
});

test("a gift is sent at ten in the morning at the site, from tomorrow on and within a year", () => {
  const now = new Date("2026-11-14T22:30:00Z");
  expect(sendDays({ countryCode: "SA" }, now)).toEqual({ first: "2026-11-16", last: "2027-11-15" });
  expect(sendTime("2026-11-16", { countryCode: "AE" }).toISOString()).toBe("2026-11-16T06:00:00.000Z");
});

test("a card is valid for 36 months, until midnight in Riyadh", () => {
  expect(giftExpiresAt(new Date("2028-02-29T20:00:00Z")).toISOString()).toBe("2031-02-28T21:00:00.000Z");
});
