import { afterAll, beforeAll, expect, test } from "vitest";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, GIFT_WAIT_MINUTES: "0" } });
});
afterAll(() => booking.sandbox.stop());

const codeOf = (answer: { json: () => { error: { code: number } } }) => answer.json().error.code;

test("whoever confirms a code that goes to the buyer may send a gift again and return it", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy();
  await expect.poll(async () => (await booking.inboxOf(buyer.recipientEmail)).length, { timeout: 20_000 }).toBe(1);
  const reader = aGiftBuyer(booking);
  const at = (url: string) => url.replace(":giftOrderNumber", number);
  const send = () => reader.call("POST", at(endpoints.sendGiftCode.url), {});
  const confirm = (body: object) => reader.call("POST", at(endpoints.confirmGiftCode.url), body);
  expect(codeOf(await send())).toBe(7001);
  const read = await reader.call("GET", `${at(endpoints.getGift.url)}?email=${buyer.email}`);
  expect(read.json()).toMatchObject({ isOwner: false, needsCode: true, canReturn: false });

  const { requestId, masked } = (await send()).json();
  expect(masked).not.toBe(buyer.email);
  const sixDigits = async () =>
    (await booking.inboxOf(buyer.email)).flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])[0];
  await expect.poll(sixDigits, { timeout: 20_000 }).toBeDefined();
  const code = await sixDigits();
  expect(codeOf(await confirm({ requestId, code: code === "000000" ? "111111" : "000000" }))).toBe(6006);
  expect((await confirm({ requestId, code })).statusCode).toBe(204);
  expect(codeOf(await confirm({ requestId, code }))).toBe(6007);

  const shown = (await reader.call("GET", at(endpoints.getGift.url))).json();
  expect(shown).toMatchObject({ isOwner: false, needsCode: false, canReturn: true });
  expect((await reader.return(number)).json()).toMatchObject({ isOwner: false, state: "returned" });
});
