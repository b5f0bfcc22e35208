import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listTasks } from "#api/operator/tasks.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { licences, listings } from "#api/schema/listing.ts";
import { properties } from "#api/schema/property.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import type { LicenceState } from "#domain/listing/licence.ts";
import type { HostLanguage } from "#domain/property/host-profile.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { checkLicences } from "./check-licences.ts";
import { sendLicenceMessage } from "./send-licence-message.ts";

let db: Db;
beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

/** A listed home with a permit that nobody has numbers for. */
async function aLicensedHome(number: string, languages: HostLanguage[] = ["en"]) {
  const host = await aHost(db, { languages, phone: `+9665${number}` });
  const { id: propertyId } = await aProperty(db, { hostId: host.id });
  const [listing] = await db.select().from(listings).where(eq(listings.propertyId, propertyId));
  const listingId = listing?.id as string;
  await db.insert(licences).values({ listingId, countryCode: "SA", number, state: "unchecked" });
  const seen = async () => {
    const [home] = await db.select({ status: properties.status }).from(properties).where(eq(properties.id, propertyId));
    const [row] = await db.select({ state: listings.state }).from(listings).where(eq(listings.id, listingId));
    return [home?.status, row?.state];
  };
  const texts = async () => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT n.id FROM licence_notice n JOIN outbox o ON o.subject_id = n.id AND o.kind = 'host-licence'
      WHERE n.listing_id = ${listingId} ORDER BY n.created_at, n.days DESC`);
    const sent: string[] = [];
    const sms = {
      send: async ({ to, text }: { to: string; text: string }) => {
        expect(to).toBe(host.phone);
        sent.push(text);
        return "done" as const;
      },
    };
    for (const { id } of rows) await sendLicenceMessage({ db, sms })({ id, kind: "host-licence", subjectId: id });
    return sent;
  };
  return { propertyId, listingId, seen, texts };
}

const today = todayInRiyadh(new Date());
const registerOf = (state: LicenceState, validUntil: Day | null = null) => {
  const numbers: string[] = [];
  return {
    numbers,
    ask: async (_: string, number: string) => {
      numbers.push(number);
      return { state, validUntil, holderHash: null };
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

test("a host gets an SMS once at 30 and 7 days and on the last day of a permit, in their language", async () => {
  const home = await aLicensedHome("50300003");
  const arabic = await aLicensedHome("50300004", ["ar"]);
  const until = addDays(today, 28);
  const checkAgain = async (validUntil: Day) => {
    await db.execute(sql`UPDATE licence SET checked_at = NULL`);
    await checkLicences(db, registerOf("expiring", validUntil));
  };
  await checkAgain(until);
  await checkAgain(until);
  const ending = (day: Day) =>
    `Mabeet: licence 50300003 of Qamra Chalet ends on ${displayDay(day, "en")}. Send us the new one before then, or guests will no longer find the home.`;
  expect(await home.texts()).toEqual([ending(until)]);
  expect(await arabic.texts()).toEqual([expect.stringMatching(/ينتهي ترخيص شاليه قمرا رقم 50300004/)]);
  expect(await home.seen()).toEqual(["listed", "listed"]);

  await checkAgain(addDays(today, 7));
  await checkAgain(today);
  // The register has another end now, so earlier warnings that were not sent yet are no longer true.
  expect(await home.texts()).toEqual([ending(today)]);
  await checkAgain(addDays(today, 365));
  expect(await home.texts()).toEqual([]);
});

test("a permit that ended is a message to the host and a task of operators, with the stays that guests still have", async () => {
  const home = await aLicensedHome("50300005");
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7) };
  await aClaim(db, home.propertyId, stay);
  await aClaim(db, home.propertyId, { checkIn: addDays(today, 9), checkOut: addDays(today, 10) });
  await checkLicences(db, registerOf("suspended"));
  expect(await home.texts()).toEqual([
    "Mabeet: licence 50300005 of Qamra Chalet is no longer valid, so guests no longer find the home. 2 booked stays remain; we will call you. Send us the new one.",
  ]);
  const tasks = await listTasks(db, { by: "Huda", second: null, reason: "Morning." });
  expect(tasks.find(({ subject }) => subject === home.listingId)).toMatchObject({
    ...{ kind: "licence-refused", home: home.propertyId },
    comingStays: [`${stay.checkIn} to ${stay.checkOut}`, `${addDays(today, 9)} to ${addDays(today, 10)}`],
  });
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
