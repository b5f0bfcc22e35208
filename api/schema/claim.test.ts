import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { liveNightClaims, nightClaims, stayClaims } from "./claim.ts";

const weekend = { checkIn: "2027-01-07", checkOut: "2027-01-09" };
let db: Db;

beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

async function liveNights(propertyId: number): Promise<string[]> {
  const rows = await db
    .select({ night: liveNightClaims.night })
    .from(liveNightClaims)
    .where(eq(liveNightClaims.propertyId, propertyId));
  return rows.map(({ night }) => night).sort();
}

test.each(["held", "paying", "confirmed"] as const)(
  "a night that is %s cannot be claimed a second time",
  async (state) => {
    const property = await aProperty(db);
    await aClaim(db, property.id, { ...weekend, state });

    await expect(aClaim(db, property.id, { ...weekend, state: "held" })).rejects.toMatchObject({
      cause: { code: "23505" },
    });
  },
);

test("the day one guest leaves, the next may come", async () => {
  const property = await aProperty(db);
  await aClaim(db, property.id, weekend);
  await aClaim(db, property.id, { checkIn: weekend.checkOut, checkOut: "2027-01-10" });

  expect(await liveNights(property.id)).toEqual(["2027-01-07", "2027-01-08", "2027-01-09"]);
});

test("of two guests who claim at once, one gets the nights and the other none of them", async () => {
  const property = await aProperty(db);
  const claims = await Promise.allSettled(
    Array.from({ length: 6 }, () => inTransaction(db, (tx) => aClaim(tx, property.id, { ...weekend, state: "held" }))),
  );

  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await liveNights(property.id)).toEqual(["2027-01-07", "2027-01-08"]);
});

test("even without its nights, a second confirmed stay over the first is refused", async () => {
  const property = await aProperty(db);
  const stay = (nights: string, state: "confirmed" | "held" | "released") =>
    db.insert(stayClaims).values({ propertyId: property.id, nights, state });
  await stay("[2027-01-07,2027-01-10)", "confirmed");
  await stay("[2027-01-08,2027-01-09)", "held");
  await stay("[2027-01-08,2027-01-09)", "released");

  await expect(stay("[2027-01-09,2027-01-12)", "confirmed")).rejects.toMatchObject({ cause: { code: "23P01" } });
});

test("two homes may have guests on the same nights", async () => {
  const [one, other] = [await aProperty(db), await aProperty(db)];
  await aClaim(db, one.id, weekend);

  expect(await aClaim(db, other.id, weekend)).toBeGreaterThan(0);
});

test.each(["[2027-01-07,2027-01-07)", "(,2027-01-09)", "[2027-01-07,)"])(
  "a stay over %s is no stay",
  async (nights) => {
    const property = await aProperty(db);

    await expect(
      db.insert(stayClaims).values({ propertyId: property.id, nights, state: "held" }),
    ).rejects.toMatchObject({
      cause: { code: "23514" },
    });
  },
);

test("a hold that ran out takes no night, though its row is still there", async () => {
  const property = await aProperty(db);
  await aClaim(db, property.id, { ...weekend, state: "held", expiresAt: new Date(Date.now() - 1000) });

  expect(await liveNights(property.id)).toEqual([]);
  expect(await db.$count(nightClaims, eq(nightClaims.propertyId, property.id))).toBe(2);
});

test("a night belongs to a stay in the same home", async () => {
  const [one, other] = [await aProperty(db), await aProperty(db)];
  const stayClaimId = await aClaim(db, one.id, weekend);
  const stray = { propertyId: other.id, night: "2027-01-07", stayClaimId, state: "confirmed" } as const;

  await expect(db.insert(nightClaims).values(stray)).rejects.toMatchObject({ cause: { code: "23503" } });
});

test("a home with guests to come cannot be deleted from under them", async () => {
  const property = await aProperty(db);
  await aClaim(db, property.id, weekend);

  await expect(db.execute(sql`DELETE FROM property WHERE id = ${property.id}`)).rejects.toMatchObject({
    cause: { code: "23503" },
  });
});
