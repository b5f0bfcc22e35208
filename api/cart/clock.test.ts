import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { signQuote } from "#api/property/offer/signed-quote.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";

const zones = ["Asia/Riyadh", "UTC", "Pacific/Kiritimati", "Pacific/Niue", "America/New_York", "Asia/Kathmandu"];
const appAt = (instant: string) => testApp({ env: { ...clockAt(instant), ...manyNetworks } });

/** The answers to guests in six time zones who want to arrive on a day, each at another property. */
async function answersFor(app: FastifyInstance, checkIn: string, checkOut: string): Promise<number[]> {
  const codes: number[] = [];
  for (const zone of zones) {
    const { id: propertyId } = await aProperty(app.db);
    const total = 92_000;
    const stay = { checkIn, checkOut };
    const quote = { propertyId, siteId: "mabeet-SA", ...stay, guestCount: null, total, original: total } as const;
    const { quoteId } = signQuote(app.settings.secrets, app.now(), quote);
    const input = { propertyId, ...stay, guestCount: { adults: 1, children: 0 }, quoteId };
    const answer = await aCartGuest(app, { "x-tz": zone }).create(input);
    codes.push(answer.statusCode < 400 ? answer.statusCode : answer.json().error.code);
  }
  return codes;
}

test("until midnight in Riyadh a guest may arrive today, whatever day it is where they are", async () => {
  const app = await appAt("2026-11-30T20:59:30Z");
  await aCurrencyRate(app.db);

  expect(await answersFor(app, "2026-11-30", "2026-12-01")).toEqual(Array(6).fill(201));
  expect(await answersFor(app, "2026-11-29", "2026-11-30")).toEqual(Array(6).fill(2002));
});

test("from midnight in Riyadh on yesterday is over, and the last day of the window is one later", async () => {
  const app = await appAt("2026-11-30T21:00:00Z");

  expect(await answersFor(app, "2026-11-30", "2026-12-01")).toEqual(Array(6).fill(2002));
  expect(await answersFor(app, "2026-12-01", "2026-12-02")).toEqual(Array(6).fill(201));
  expect(await answersFor(app, "2027-04-01", "2027-04-02")).toEqual(Array(6).fill(2002));
});

test("the end of a hold depends on the clock of the database, not of the process", async () => {
  const app = await appAt("2027-02-28T20:59:00Z");
  const { id: propertyId } = await aProperty(app.db);
  app.now = () => new Date("2020-01-01T00:00:00Z");
  const cart = await aCartGuest(app).cart({ propertyId, checkIn: "2027-02-28", checkOut: "2027-03-01" });

  expect(cart.expired).toBe(false);
  expect(Date.parse(cart.expiredAt) - Date.parse(cart.serverTime)).toBeLessThanOrEqual(900_000);
  expect(cart.serverTime.slice(0, 16)).toBe("2027-02-28T20:59");
});
