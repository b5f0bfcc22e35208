import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { propertyOffer } from "#api/property/offer/property-offer.ts";
import { operatorActions } from "#api/schema/operator.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { setPrice } from "./set-price.ts";

const operator = { by: "Huda", second: null, reason: "The host asked." };
const app = await testApp({ env: clockAt("2026-12-01T09:00:00Z") });
/** Wednesday to Saturday. */
const days = { from: "2026-12-02", to: "2026-12-05", weekdays: null };

const pricesOf = async (propertyId: number) =>
  (await propertyOffer(app.db, propertyId, { from: "2026-12-01", to: "2026-12-10" }))?.rates.overrides;

test("an operator sets a price on some days of the week, and takes it back", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const weekdays = ["thu", "fri"] as const;
  const setting = { kind: "price", halalas: 150_000 } as const;

  expect(await setPrice(app.db, operator, { propertyId, ...days, weekdays, setting })).toMatchObject({ nights: 2 });
  expect(await setPrice(app.db, operator, { propertyId, ...days, weekdays, setting })).toMatchObject({ nights: 0 });
  expect(await pricesOf(propertyId)).toEqual({ "2026-12-03": 150_000, "2026-12-04": 150_000 });
  const cleared = await setPrice(app.db, operator, { propertyId, ...days, setting: { kind: "clear" } });
  expect(cleared).toMatchObject({ nights: 2, carts: 0 });
  expect(await pricesOf(propertyId)).toEqual({});
  const [action] = await app.db.select().from(operatorActions).orderBy(desc(operatorActions.position)).limit(1);
  expect(action?.before).toEqual({
    nights: ["2026-12-03", "2026-12-04"].map((night) => ({ night, price: 150_000 })),
  });
});

test("a percentage is on what guests pay without a price of the night, with the season", async () => {
  await aSeason(app.db, { kind: "national-day", fromDay: "2026-12-04", toDay: "2026-12-04" });
  const { id: propertyId } = await aProperty(app.db, { seasonPercents: { "national-day": 50 } });
  await setPrice(app.db, operator, { propertyId, ...days, setting: { kind: "percent", percent: 10 } });

  expect(Object.values((await pricesOf(propertyId)) ?? {})).toEqual([88_000, 132_000, 198_000, 88_000]);
});

test("the answer says how many guests hold one of these nights: they keep their price", async () => {
  const { id: propertyId } = await aProperty(app.db);
  const expiresAt = new Date("2026-12-01T09:10:00Z");
  await aClaim(app.db, propertyId, { checkIn: "2026-12-02", checkOut: "2026-12-04", state: "held", expiresAt });
  await aClaim(app.db, propertyId, { checkIn: "2026-12-04", checkOut: "2026-12-05" });
  const setting = { kind: "price", halalas: 90_000 } as const;

  expect(await setPrice(app.db, operator, { propertyId, ...days, setting })).toMatchObject({ nights: 4, carts: 1 });
});

test("a wrong day, price, percentage or home is refused, and nothing changes", async () => {
  const { id } = await aProperty(app.db);
  const setting = { kind: "price", halalas: 90_000 } as const;
  const input = { propertyId: id, ...days, setting };
  for (const [given, sentence] of [
    [{ from: "2026-11-30" }, "Choose nights from 2026-12-01 to 2028-12-01."],
    [{ to: "2028-12-02" }, "Choose nights from"],
    [{ to: "2026-12-01" }, "The last night is not before the first."],
    [{ from: "02/12/2026" }, "is no day"],
    [{ weekdays: [] }, "at least one day"],
    [{ setting: { kind: "price", halalas: 0 } }, "whole riyals"],
    [{ setting: { kind: "price", halalas: 90_050 } }, "whole riyals"],
    [{ setting: { kind: "price", halalas: 5_000_100 } }, "whole riyals"],
    [{ setting: { kind: "percent", percent: -51 } }, "from -50 to 200"],
    [{ propertyId: 2_147_483_647 }, "There is no property"],
    [{ propertyId: 1.5 }, "whole number"],
  ] as const) {
    await expect(setPrice(app.db, operator, { ...input, ...given } as typeof input)).rejects.toThrow(sentence);
  }
  expect(await pricesOf(id)).toEqual({});
});
