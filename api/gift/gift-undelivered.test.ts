import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { giftSummaries } from "#api/order/view/gift-summaries.ts";
import { recordContactProblem } from "#api/platform/messaging/mail/contact-problems.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { recordDelivery } from "#api/sms/sms-record.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { findUndelivered } from "./find-undelivered.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, GIFT_WAIT_MINUTES: "0" } });
});
afterAll(() => booking.sandbox.stop());
beforeEach(() => booking.sandbox.clearFaults());

const phone = { dialCode: "+966", number: "0598765433", countryCode: "SA" };
const toPhone = { recipient: { email: undefined, phone, name: "Sara", language: "ar" } };
const undelivered = { state: "sent", isUndelivered: true, sentAt: null, canResend: true, canReturn: true };
const delivered = { state: "sent", isUndelivered: false, sentAt: expect.any(String) };

async function messageOf(number: string): Promise<string> {
  const { rows } = await booking.app.db.execute<{ id: string }>(sql`
    SELECT m.id FROM gift_message m JOIN gift_card c ON c.id = m.gift_card_id JOIN gift_order o ON o.id = c.gift_order_id
    WHERE o.order_number = ${number} ORDER BY m.position DESC`);
  return rows[0]?.id ?? "";
}

async function inList(number: string) {
  const { db, settings } = booking.app;
  const [row] = await db.select().from(giftOrders).where(eq(giftOrders.orderNumber, number));
  const [[, summary] = []] = await giftSummaries(db, [row?.id ?? ""], sealKeysOf(settings));
  return summary;
}

test.each([
  ["mail", {}, "/mail", "smtp-550"],
  ["SMS", toPhone, "/unifonic/rest/SMS/messages", "sms-refused"],
])(
  "a gift whose %s is refused for ever is not shown as sent, until it is sent again",
  async (_, given, path, fault) => {
    const buyer = aGiftBuyer(booking);
    await booking.sandbox.setFault(path, fault, 20);
    const number = await buyer.buy(given);
    await booking.untilSettled();
    await booking.sandbox.clearFaults();
    expect(await buyer.gift(number)).toMatchObject(undelivered);
    expect(await inList(number)).toMatchObject({ state: "sent", isUndelivered: true });

    expect((await buyer.resend(number)).statusCode).toBe(200);
    await booking.untilSettled();
    expect(await buyer.gift(number)).toMatchObject(delivered);
    expect(await inList(number)).toMatchObject({ state: "sent", isUndelivered: false });
  },
);

test("a gift whose mail came back later is not shown as sent any more, and no other gift is", async () => {
  const [buyer, other] = [aGiftBuyer(booking), aGiftBuyer(booking)];
  const [number, arrived] = [await buyer.buy(), await other.buy()];
  await booking.untilSettled();
  expect(await buyer.gift(number)).toMatchObject(delivered);
  const { db, settings } = booking.app;
  const problem = { messageId: await messageOf(number), address: buyer.recipientEmail, reason: "bounced" } as const;
  await recordContactProblem(db, settings.secrets, problem);
  expect(await buyer.gift(number)).toMatchObject(undelivered);
  expect(await other.gift(arrived)).toMatchObject(delivered);
});

test("a gift whose SMS failed on its way is not shown as sent, until its company reports that it arrived", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy(toPhone);
  await booking.untilSettled();
  const sms = { messageId: await messageOf(number), partner: "unifonic" } as const;
  await recordDelivery(booking.app.db, { ...sms, state: "failed" });
  expect(await buyer.gift(number)).toMatchObject(undelivered);
  await recordDelivery(booking.app.db, { ...sms, state: "delivered" });
  expect(await buyer.gift(number)).toMatchObject(delivered);
  expect(await findUndelivered(booking.app.db, sms.messageId)).toBe("done");
});

test("what is known about an SMS outlives its record", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy(toPhone);
  await booking.untilSettled();
  const messageId = await messageOf(number);
  await recordDelivery(booking.app.db, { messageId, partner: "unifonic", state: "failed" });
  await booking.app.db.execute(sql`DELETE FROM sms_message WHERE id = ${messageId}`);
  expect(await buyer.gift(number)).toMatchObject(undelivered);
});

const noticesTo = async (email: string) =>
  (await booking.inboxOf(email)).filter(({ subject }) => subject.includes("لم تصل هديتك"));

test("the buyer of a gift that came back is notified once where it did not arrive and how to give it, and pays nothing", async () => {
  const buyer = aGiftBuyer(booking);
  const number = await buyer.buy();
  await booking.untilSettled();
  const before = await buyer.gift(number);
  const { db, settings } = booking.app;
  const problem = { messageId: await messageOf(number), address: buyer.recipientEmail, reason: "bounced" } as const;
  for (let report = 0; report < 2; report++) await recordContactProblem(db, settings.secrets, problem);
  await booking.untilSettled();
  const [notice, ...more] = await noticesTo(buyer.email);
  expect(more).toEqual([]);
  expect(notice?.subject).toContain(number);
  expect(notice?.text).toContain("s•••@example.test");
  expect(notice?.text).not.toContain(buyer.recipientEmail);
  expect(notice?.text).toMatch(new RegExp(`/ar/gift-cards/.*${number}|${number}.*access`));
  expect(notice?.text).toContain("فأعد إرسالها، وإن كان خطأ فأرجع الهدية");
  const { amount, total, payment, refund } = before;
  expect(await buyer.gift(number)).toMatchObject({ amount, total, payment, refund, isUndelivered: true });
  expect(await booking.violations()).toEqual([]);
});

test("a gift that is sent again in vain is said again, and one that is used, returned or delivered is not", async () => {
  const buyer = aGiftBuyer(booking);
  await booking.sandbox.setFault("/unifonic/rest/SMS/messages", "sms-refused", 20);
  const number = await buyer.buy(toPhone);
  await booking.untilSettled();
  expect(await noticesTo(buyer.email)).toHaveLength(1);
  await buyer.resend(number);
  await booking.untilSettled();
  expect(await noticesTo(buyer.email)).toHaveLength(2);
  const messageId = await messageOf(number);
  expect(await findUndelivered(booking.app.db, messageId)).toMatchObject({ canReturn: true });
  await buyer.return(number);
  expect(await findUndelivered(booking.app.db, messageId)).toBe("done");
});
