import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { checkLicences } from "#api/listing/check-licences.ts";
import { lockListings, moveListing } from "#api/listing/move-listing.ts";
import { approveHome } from "#api/operator/approve-home.ts";
import { prunePhotos } from "#api/photo/prune-photos.ts";
import type { PhotoStore } from "#api/photo/store/photo-store.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { installReferenceData } from "#api/reference/install-reference-data.ts";
import { meanwhile } from "#api/testing/checks/meanwhile.ts";
import { manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aFolder, aHomeRow, wholeHomes } from "#api/testing/import/catalogue-folder.ts";
import { takeAnyBytes, testImport } from "#api/testing/import/test-import.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

/** A commit, of the only transaction that the action has. */
const COMMIT = "K30";
const operator = { by: "Huda", second: null, reason: "Looked at by us." };
const folders: ReturnType<typeof aFolder>[] = [];
let booking: BookingApp;

/** No job runs here, so that only the pairs change anything. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env: { ...manyNetworks, DATABASE_POOL_SIZE: "8" } });
  await installReferenceData(booking.app.db);
});
afterEach(async () => {
  for (const { remove } of folders.splice(0)) remove();
  const found = await findViolations(booking.app.db, 1);
  expect(found.filter(({ invariant }) => /^I(1|3|9|2[128])$/.test(invariant))).toEqual([]);
});
afterAll(() => booking.sandbox.stop());

type Row = Parameters<typeof aHomeRow>[0];

/** A home of a folder, which may change and leave it. */
async function anImportedHome(externalId: string, more: Parameters<typeof aFolder>[0] = {}) {
  const { db } = booking.app;
  const made = aFolder({
    ...wholeHomes([aHomeRow({ externalId }), aHomeRow({ externalId: `${externalId}0` })]),
    ...more,
  });
  folders.push(made);
  const imported = () => testImport(db, made.folder);
  await imported();
  const { rows } = await db.execute<{ id: number; listing: string }>(sql`
    SELECT property_id AS id, id AS listing FROM listing WHERE external_id = ${externalId}`);
  const { id = 0, listing = "" } = rows[0] ?? {};
  const write = (...homes: Row[]) => {
    const all = homes.map((home) => aHomeRow({ externalId, ...home }));
    made.write("homes.csv", [...all, aHomeRow({ externalId: `${externalId}0` })]);
  };
  const state = async () => {
    const found = await db.execute(sql`
      SELECT l.state, p.status FROM listing l LEFT JOIN property p ON p.id = l.property_id WHERE l.id = ${listing}::uuid`);
    return found.rows[0];
  };
  const guest = aPayingGuest(booking.app, booking.sandbox);
  const input = { propertyId: id, ...booking.stay };
  return {
    ...{ db, id, listing, guest, imported, state, write },
    change: (row: Row) => {
      write(row);
      return imported();
    },
    cart: () => guest.readyCart(id, booking.stay),
    book: (adults = 2) => guest.book({ ...input, guestCount: { adults, children: 0 } }),
  };
}

const suspend = (listing: string) => async () => {
  const { db } = booking.app;
  await inTransaction(db, async (tx) => {
    const [row] = await lockListings(tx, [listing]);
    if (row) await moveListing(tx, row, "suspend", { as: "operator", by: "Huda", reason: "Reported." });
  });
};
const pause = (listing: string) => async () => {
  const { db } = booking.app;
  await inTransaction(db, async (tx) => {
    const [row] = await lockListings(tx, [listing]);
    if (row) await moveListing(tx, row, "pause", { as: "operator", by: "Huda", reason: "The host asked." });
  });
};

test("publish and book: a party that the home no longer takes is refused, and one that came first stays", async () => {
  const one = await anImportedHome("SMALL-1");
  const [{ summary }, refused] = await meanwhile(one.db, {
    ...{ point: "K54", first: () => one.change({ capacity: 4 }), second: () => one.book(8) },
  });
  expect([summary.changed, refused.json().error.code]).toEqual([1, 3005]);
  const two = await anImportedHome("SMALL-2");
  const [held, report] = await meanwhile(two.db, {
    ...{ point: "K02", first: () => two.book(8), second: () => two.change({ capacity: 4 }) },
  });
  expect([held.statusCode, report.summary.changed]).toEqual([201, 1]);
  expect((await two.guest.get(held.json().cartId)).statusCode).toBe(200);
});

test("pause and cart: a home that leaves takes no new guest, and whoever holds it pays", async () => {
  const one = await anImportedHome("PAUSE-1");
  const [, refused] = await meanwhile(one.db, { point: COMMIT, first: pause(one.listing), second: () => one.book() });
  expect([refused.json().error.code, await one.state()]).toEqual([3001, { state: "paused", status: "inactive" }]);
  const two = await anImportedHome("PAUSE-2");
  const [held] = await meanwhile(two.db, { point: "K02", first: () => two.cart(), second: pause(two.listing) });
  expect((await two.guest.pay(held, testCards.paid)).json().status).toBe("SUCCESS");
  expect(await two.state()).toEqual({ state: "paused", status: "inactive" });
});

test("suspend and pay: the stay of the guest stands", async () => {
  for (const [name, point] of [
    ["STOP-1", "K11"],
    ["STOP-2", "K17"],
  ] as const) {
    const one = await anImportedHome(name);
    const cart = await one.cart();
    const pay = async () => (await one.guest.pay(cart, testCards.paid)).json().status;
    expect(await meanwhile(one.db, { point, first: pay, second: suspend(one.listing) })).toEqual([
      "SUCCESS",
      undefined,
    ]);
    expect(await one.state()).toEqual({ state: "suspended", status: "inactive" });
  }
  const two = await anImportedHome("STOP-3");
  const cart = await two.cart();
  const pay = async () => (await two.guest.pay(cart, testCards.paid)).json().status;
  const both = await meanwhile(two.db, { point: COMMIT, first: suspend(two.listing), second: pay });
  expect(both).toEqual([undefined, "SUCCESS"]);
});

test("publish and publish: of an approval and an import one publishes the home, which is there once", async () => {
  const plain = Object.fromEntries(
    ["cover", "a", "b", "c", "d", "e", "f", "g"].map((name) => [`photos/TWICE-1/${name}.jpg`, `TWICE-1 ${name}`]),
  );
  const files = wholeHomes([aHomeRow({ externalId: "TWICE-1" })]);
  const own = Object.entries(files).filter(([name]) => !name.startsWith("photos/"));
  const made = aFolder({ ...Object.fromEntries(own), ...plain });
  folders.push(made);
  const { db } = booking.app;
  expect((await testImport(db, made.folder)).summary.submitted).toBe(1);
  // Its pictures have names of rooms now, so that nothing is missing.
  const whole = aFolder(files);
  folders.push(whole);
  const approve = () =>
    approveHome(db, operator, "TWICE-1", true).then(
      () => "approved",
      (error: Error) => error.message,
    );
  const [{ summary }, answer] = await meanwhile(db, {
    ...{ point: "K54", first: () => testImport(db, whole.folder), second: approve },
  });
  expect([summary.listed, answer]).toEqual([1, "The home TWICE-1 is listed and does not wait."]);
  const { rows } = await db.execute(sql`
    SELECT p.status, (SELECT array_agg(move ORDER BY e.id) FROM listing_event e WHERE e.listing_id = l.id) AS moves
    FROM listing l JOIN property p ON p.id = l.property_id WHERE l.external_id = 'TWICE-1'`);
  expect(rows).toEqual([{ status: "listed", moves: ["begin", "submit", "approve"] }]);
});

/** A store without objects: these photographs have rows alone. */
const emptyStore = { async *list() {} } as unknown as PhotoStore;

test("delete and publish: a forgotten photograph is deleted or shown, and what was deleted meanwhile is taken in again", async () => {
  const { db } = booking.app;
  const prune = () =>
    prunePhotos({ db, store: emptyStore }).then(
      () => "pruned",
      () => "waits for the next day",
    );
  const forget = () => db.execute(sql`UPDATE photo SET created_at = app_now() - interval '31 days'`);
  const made = aFolder(wholeHomes([aHomeRow({ externalId: "OLD-1" })]));
  folders.push(made);
  const shown = async () => {
    const { rows } = await db.execute(sql`
      SELECT count(*)::int AS photos FROM property_photo JOIN listing USING (property_id) WHERE external_id = 'OLD-1'`);
    return rows[0];
  };
  let taken = 0;
  const broken = await testImport(db, made.folder, {
    takePhoto: async (photo) => {
      const answer = await takeAnyBytes(db, photo);
      await forget();
      if (++taken === 8) await prune();
      return answer;
    },
  });
  expect([broken.summary.refused, await shown()]).toEqual([1, { photos: 0 }]);
  const [{ summary }, outcome] = await meanwhile(db, {
    ...{ point: "K54", first: () => testImport(db, made.folder), second: () => forget().then(prune) },
  });
  expect([summary.listed, await shown()]).toEqual([1, { photos: 8 }]);
  expect(["pruned", "waits for the next day"]).toContain(outcome);
});

test("licence job and resume: a home whose licence has ended is not shown, whoever comes first", async () => {
  const register = {
    ask: async () => ({ state: "expired" as const, validUntil: null, holderHash: null }),
    isUp: () => true,
    check: async () => ({ answers: true, detail: "" }),
  };
  const due = (listing: string) =>
    booking.app.db.execute(sql`
    UPDATE licence SET state = 'unchecked', checked_at = CASE WHEN listing_id = ${listing}::uuid THEN NULL ELSE app_now() END`);
  const check = () => checkLicences(booking.app.db, register);
  for (const [name, isJobFirst] of [
    ["ENDED-1", true],
    ["ENDED-2", false],
  ] as const) {
    const one = await anImportedHome(name);
    one.write();
    await one.imported();
    expect(await one.state()).toMatchObject({ state: "paused" });
    await due(one.listing);
    const resume = () => one.change({});
    await (isJobFirst
      ? meanwhile(one.db, { point: COMMIT, first: check, second: resume })
      : meanwhile(one.db, { point: "K54", first: resume, second: check }));
    expect([name, await one.state()]).toEqual([name, { state: "suspended", status: "inactive" }]);
  }
});
