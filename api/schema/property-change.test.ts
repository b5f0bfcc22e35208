import { asc, eq, gt, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase, type Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { aCity } from "#api/testing/builders/a-city.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { properties, propertyInfo, propertySpaces } from "./property.ts";
import { propertyChanges } from "./property-change.ts";
import { bookingRules, leadDiscounts, lengthDiscounts, nightRates, propertyDiscounts, stayRules } from "./rate.ts";
import { reviewSummaries } from "./review.ts";

let db: Db;

beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

/** The properties and cities in the change feed after a change. */
async function changesOf(change: () => Promise<unknown>): Promise<(readonly [number | null, number])[]> {
  const [last] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(propertyChanges);
  await change();
  const rows = await db
    .select()
    .from(propertyChanges)
    .where(gt(propertyChanges.id, last?.id ?? 0))
    .orderBy(asc(propertyChanges.id));
  return rows.map(({ propertyId, cityId }) => [propertyId, cityId] as const);
}

const days = { fromDay: "2027-01-01", toDay: "2027-01-31" };
const changes: Record<string, (tx: Tx, propertyId: number) => Promise<unknown>> = {
  "a new price": (tx, id) => tx.update(properties).set({ weekdayPrice: 70_000 }).where(eq(properties.id, id)),
  "a new name": (tx, id) => tx.update(properties).set({ nameEn: "Najm Chalet" }).where(eq(properties.id, id)),
  "leaving the list": (tx, id) => tx.update(properties).set({ status: "inactive" }).where(eq(properties.id, id)),
  "a price of one night": (tx, id) => tx.insert(nightRates).values({ propertyId: id, night: "2027-01-01", price: 1 }),
  "a discount": (tx, id) =>
    tx.insert(propertyDiscounts).values({ propertyId: id, source: "PROPERTY", percentage: 10, ...days }),
  "a discount on long stays": (tx, id) =>
    tx.insert(lengthDiscounts).values({ propertyId: id, minNights: 7, percentage: 10 }),
  "a discount on early bookings": (tx, id) =>
    tx.insert(leadDiscounts).values({ propertyId: id, kind: "early", days: 30, percentage: 10 }),
  "a notice before the arrival": (tx, id) => tx.insert(bookingRules).values({ propertyId: id, noticeHours: 24 }),
  "a stay rule": (tx, id) => tx.insert(stayRules).values({ propertyId: id, minStayArrival: 2, ...days }),
  "a room": (tx, id) => tx.insert(propertySpaces).values({ propertyId: id, rank: 1, spaceCategoryId: 1 }),
  "a word about parking": (tx, id) =>
    tx.insert(propertyInfo).values({
      propertyId: id,
      additionalInfoCategoryId: 1,
      descriptionEn: "By the gate.",
      descriptionAr: "عند البوابة.",
    }),
  "booked nights": (tx, id) => aClaim(tx, id, { checkIn: "2027-01-07", checkOut: "2027-01-10" }),
  "a review": (tx, id) => aReview(tx, id),
};

test.each(Object.keys(changes))("%s is recorded once, with the property and its city", async (name) => {
  const property = await aProperty(db);

  expect(await changesOf(() => (changes[name] as (typeof changes)[string])(db, property.id))).toEqual([
    [property.id, 5],
  ]);
});

test("removals are recorded too: released nights, an ended discount, a removed property", async () => {
  const property = await aProperty(db);
  await aClaim(db, property.id, { checkIn: "2027-01-07", checkOut: "2027-01-09" });
  await changes["a discount"]?.(db, property.id);

  expect(
    await changesOf(() => db.execute(sql`DELETE FROM night_claim WHERE property_id = ${property.id}`)),
  ).toHaveLength(1);
  expect(
    await changesOf(() => db.delete(propertyDiscounts).where(eq(propertyDiscounts.propertyId, property.id))),
  ).toHaveLength(1);
  await db.execute(sql`DELETE FROM stay_claim WHERE property_id = ${property.id}`);
  expect(await changesOf(() => db.delete(properties).where(eq(properties.id, property.id)))).toEqual([
    [property.id, 5],
  ]);
});

test("a hold that becomes a booking is recorded", async () => {
  const property = await aProperty(db);
  await aClaim(db, property.id, { checkIn: "2027-01-07", checkOut: "2027-01-09", state: "held" });
  const confirm = sql`UPDATE night_claim SET state = 'confirmed', expires_at = NULL WHERE property_id = ${property.id}`;

  expect(await changesOf(() => db.execute(confirm))).toEqual([[property.id, 5]]);
});

test("a property that moves is recorded for both cities", async () => {
  const property = await aProperty(db);
  const { cityId, areaId } = await aCity(db, 1);
  const found = await changesOf(() =>
    db.update(properties).set({ cityId, areaId }).where(eq(properties.id, property.id)),
  );

  expect(found.toSorted((one, other) => one[1] - other[1])).toEqual([
    [property.id, 1],
    [property.id, 5],
  ]);
});

test("a season is recorded for every city of its country, for all properties", async () => {
  await aCity(db, 11, "KW");
  await aCity(db, 5);

  expect(await changesOf(() => aSeason(db, { countryCode: "KW", fromDay: "2027-02-24", toDay: "2027-02-26" }))).toEqual(
    [[null, 11]],
  );
});

test("a change that is rolled back is not recorded", async () => {
  const property = await aProperty(db);
  const found = await changesOf(() =>
    inTransaction(db, async (tx) => {
      await changes["a discount"]?.(tx, property.id);
      throw new Error("changed my mind");
    }).catch(() => {}),
  );

  expect(found).toEqual([]);
});

test("a listener is notified of a change", async () => {
  const property = await aProperty(db);
  const listener = new Client({ connectionString: (await testDatabase()).url });
  await listener.connect();
  await listener.query("LISTEN property_change");
  const notified = new Promise((resolve) => listener.once("notification", ({ channel }) => resolve(channel)));
  await changes["booked nights"]?.(db, property.id);

  expect(await notified).toBe("property_change");
  await listener.end();
});

test("the score of a property follows its reviews", async () => {
  const property = await aProperty(db);
  const first = await aReview(db, property.id, { rating: 9, cleanliness: 10 });
  await aReview(db, property.id, { rating: 6.5, cleanliness: 7 });
  const summaries = () => db.select().from(reviewSummaries).where(eq(reviewSummaries.propertyId, property.id));

  expect(await summaries()).toMatchObject([
    { provider: "mabeet", averageRating: 7.8, reviewCount: 2, cleanliness: 8.5 },
  ]);
  await db.execute(sql`DELETE FROM review WHERE id = ${first.id}`);
  expect(await summaries()).toMatchObject([{ provider: "mabeet", averageRating: 6.5, reviewCount: 1 }]);
});

test("concurrent reviews all count in the score", async () => {
  const property = await aProperty(db);
  await Promise.all(Array.from({ length: 8 }, () => aReview(db, property.id)));
  const [summary] = await db.select().from(reviewSummaries).where(eq(reviewSummaries.propertyId, property.id));

  expect(summary?.reviewCount).toBe(8);
});
