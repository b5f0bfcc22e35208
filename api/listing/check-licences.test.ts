import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { licences, listings } from "#api/schema/listing.ts";
import { properties } from "#api/schema/property.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import type { LicenceState } from "#domain/listing/licence.ts";
import { checkLicences } from "./check-licences.ts";

let db: Db;
beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

/** A listed home with a permit that nobody has numbers for. */
async function aLicensedHome(number: string) {
  const { id: propertyId } = await aProperty(db);
  const [listing] = await db.select().from(listings).where(eq(listings.propertyId, propertyId));
  const listingId = listing?.id as string;
  await db.insert(licences).values({ listingId, countryCode: "SA", number, state: "unchecked" });
  const seen = async () => {
    const [home] = await db.select({ status: properties.status }).from(properties).where(eq(properties.id, propertyId));
    const [row] = await db.select({ state: listings.state }).from(listings).where(eq(listings.id, listingId));
    return [home?.status, row?.state];
  };
  return { listingId, seen };
}

const registerOf = (state: LicenceState) => {
  const numbers: string[] = [];
  return {
    numbers,
    ask: async (_: string, number: string) => {
      numbers.push(number);
      return { state, validUntil: null, holderHash: null };
    },
    isUp: () => true,
    check: async () => ({ answers: true, detail: "" }),
  };
};

test("a permit that ended hides its home and gives operators one task", async () => {
  const home = await aLicensedHome("50300001");
  await checkLicences(db, registerOf("expired"));
  expect(await home.seen()).toEqual(["inactive", "suspended"]);
  const { rows } = await db.execute(sql`SELECT kind FROM task WHERE subject = ${home.listingId}`);
  expect(rows).toEqual([{ kind: "licence-refused" }]);
});

test("a silent register changes nothing and is numbers again, a valid permit is numbers for once a week", async () => {
  const home = await aLicensedHome("50300002");
  const silent = registerOf("unknown");
  await checkLicences(db, silent);
  await checkLicences(db, silent);
  expect([silent.numbers, await home.seen()]).toEqual([
    ["50300002", "50300002"],
    ["listed", "listed"],
  ]);
  const valid = registerOf("valid");
  await checkLicences(db, valid);
  await checkLicences(db, valid);
  expect([valid.numbers, await home.seen()]).toEqual([["50300002"], ["listed", "listed"]]);
});
