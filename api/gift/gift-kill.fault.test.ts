import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { aCrashingApp } from "#api/testing/servers/crashing-app.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const env = { ...relaxedLimits, GIFT_WAIT_MINUTES: "0" };
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env });
});
afterAll(() => booking.sandbox.stop());

test("a process that dies at K38, after a gift was mailed, leaves one working code and one message id", async () => {
  const buyer = aGiftBuyer(booking);
  const { sendDays } = (await buyer.call("GET", endpoints.listGiftDesigns.url)).json();
  const number = await buyer.buy({ sendAt: sendDays.last });
  await booking.untilSettled();
  await booking.app.jobs.stop();
  await booking.app.db.execute(sql`UPDATE outbox SET run_at = app_now() WHERE kind = 'gift-send'`);
  const killed = await aCrashingApp("K38:1", { ...env, ...partnersAt(booking.sandbox, 0.02) });
  expect(await killed.end()).toBe("SIGKILL");
  expect(await booking.inboxOf(buyer.recipientEmail)).toHaveLength(1);
  await booking.app.db.execute(sql`UPDATE outbox SET leased_until = NULL, run_at = app_now() WHERE kind = 'gift-send'`);
  await booking.app.jobs.run("outbox");

  const messages = await booking.inboxOf(buyer.recipientEmail);
  expect(messages.length).toBeLessThanOrEqual(2);
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(1);
  const codes = new Set(messages.map(({ text }) => /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? ""));
  expect(codes.size).toBe(1);
  expect((await buyer.gift(number)).state).toBe("sent");
  const member = await aMember(booking.app, { headers: { host: "mabeet-sa.localhost" } });
  const answer = await member.call("POST", endpoints.redeemGift.url, { code: [...codes][0] });
  expect(answer.json().available).toBe(250);
  expect((await booking.violations()).filter(({ invariant }) => invariant !== "I10")).toEqual([]);
});
