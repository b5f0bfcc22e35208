import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts } from "#api/schema/account.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { savedLists } from "#api/schema/list.ts";
import { properties } from "#api/schema/property.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import {
  type AlertMember,
  anAlertMember,
  runAlerts,
  setPrice,
  watchPropertiesNow,
} from "#api/testing/guests/alert-member.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";

let booking: BookingApp;
let app: BookingApp["app"];
let stay: BookingApp["stay"];

beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2, isServing: false, env: relaxedLimits });
  ({ app, stay } = booking);
});
afterAll(() => booking.sandbox.stop());

const run = () => runAlerts(app);
const mailsTo = async ({ email }: AlertMember) =>
  (await booking.inboxOf(email)).filter(({ text }) => text.includes("/alert/stop"));
const listMember = (given: Parameters<typeof anAlertMember>[1] = {}) => anAlertMember(app, { stay, ...given });

/** A member who gets mails about a list whose homes were free when they asked. */
async function alerted(given: Parameters<typeof anAlertMember>[1] = {}) {
  const member = await listMember(given);
  expect((await member.start()).statusCode).toBe(200);
  await run();
  return member;
}

test("a home that becomes cheaper is in one mail, once, with both prices and a link to stop", async () => {
  const member = await alerted({ name: "Taif" });
  const [property] = member.ids as [number];
  expect(await mailsTo(member)).toEqual([]);
  await setPrice(app, property, 60_000);
  await run();
  const [mail, ...more] = await mailsTo(member);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("انخفض سعر");
  expect(mail?.text).toContain("1,380");
  expect(mail?.text).toContain(`/ar/chalet/details/${property}`);
  await run();
  expect(await mailsTo(member)).toHaveLength(1);
});

test("a booked home that becomes free is in a mail; one that only a cart held is not", async () => {
  const member = await listMember({ propertyCount: 2, headers: { host: "tajawal-ae.localhost", "x-locale": "en" } });
  const [booked, held] = member.ids as [number, number];
  const claim = await aClaim(app.db, booked, stay);
  await member.start();
  const hold = await aClaim(app.db, held, { ...stay, state: "held" });
  await run();
  for (const id of [claim, hold]) {
    await app.db.delete(nightClaims).where(eq(nightClaims.stayClaimId, id));
    await app.db.update(stayClaims).set({ state: "released" }).where(eq(stayClaims.id, id));
  }
  await run();
  const [mail, ...more] = await mailsTo(member);
  expect([mail?.subject, more]).toEqual([expect.stringContaining("is available for your dates"), []]);
  expect(mail?.text).toContain(`/details/${booked}`);
  expect(mail?.text).not.toContain(`/details/${held}`);
});

test("two changes of one day are one mail, and what follows is in the mail of the next day", async () => {
  const member = await alerted({ propertyCount: 3 });
  const [one, two, three] = member.ids as [number, number, number];
  await setPrice(app, one, 60_000);
  await watchPropertiesNow(app);
  await setPrice(app, two, 50_000);
  await run();
  await setPrice(app, three, 40_000);
  await run();
  const [mail, ...more] = await mailsTo(member);
  expect(more).toEqual([]);
  expect([one, two, three].map((id) => mail?.text.includes(`/details/${id}`))).toEqual([true, true, false]);

  const offset = String(24 * 60 * 60 * 1000);
  const tomorrow = await testApp({ env: { ...partnersAt(booking.sandbox, 0.2), CLOCK_OFFSET_MS: offset } });
  await runAlerts(tomorrow);
  const later = await mailsTo(member);
  expect(later).toHaveLength(2);
  expect(later.filter(({ text }) => text.includes(`/details/${three}`))).toHaveLength(1);
});

test("a price that rises again before the mail is sent brings none, and a later fall still does", async () => {
  const member = await alerted();
  const [property] = member.ids as [number];
  await setPrice(app, property, 60_000);
  await watchPropertiesNow(app);
  await setPrice(app, property, 90_000);
  await run();
  expect(await mailsTo(member)).toEqual([]);
  await setPrice(app, property, 50_000);
  await run();
  expect(await mailsTo(member)).toHaveLength(1);
});

test("a member who has booked these nights is left in peace, and the home they cancel is no news", async () => {
  const member = await alerted({ propertyCount: 2 });
  const [own, other] = member.ids as [number, number];
  const guest = aPayingGuest(app, booking.sandbox, {}, member);
  const paid = await guest.pay(await guest.readyCart(own, stay), testCards.paid);
  expect(paid.statusCode).toBe(200);
  await setPrice(app, other, 50_000);
  await run();
  expect(await mailsTo(member)).toEqual([]);
  await app.db.$client.query(
    "UPDATE order_item SET status_code = 94 FROM placed_order o WHERE o.id = order_id AND o.user_id = $1",
    [member.user.id],
  );
  await app.db.delete(nightClaims).where(eq(nightClaims.propertyId, own));
  await run();
  expect(await mailsTo(member)).toEqual([]);
});

test.each([
  ["the dates have begun", (m: AlertMember) => m.setStay({ checkIn: "2026-01-01", checkOut: "2026-01-03" })],
  ["the list lost its dates", (m: AlertMember) => m.setStay(null)],
  ["the list was deleted", (m: AlertMember) => app.db.delete(savedLists).where(eq(savedLists.id, m.listId))],
  ["the consent was taken back", (m: AlertMember) => m.stop()],
  [
    "the home is no longer listed",
    (m: AlertMember) =>
      app.db
        .update(properties)
        .set({ status: "inactive" })
        .where(eq(properties.id, m.ids[0] ?? 0)),
  ],
  [
    "the address is no longer verified",
    (m: AlertMember) => app.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, m.user.id)),
  ],
])("no mail is sent when %s before it leaves", async (_why, change) => {
  const member = await alerted();
  await setPrice(app, member.ids[0] ?? 0, 50_000);
  await watchPropertiesNow(app);
  await change(member);
  await run();
  expect(await mailsTo(member)).toEqual([]);
});

test("other dates start afresh, and a home that is added later is watched too", async () => {
  const member = await alerted();
  const [property] = member.ids as [number];
  await member.setStay({ checkIn: addDays(stay.checkIn, 7), checkOut: addDays(stay.checkOut, 8) });
  const added = await member.add();
  await run();
  expect(await mailsTo(member)).toEqual([]);
  await setPrice(app, added, 50_000);
  await run();
  const [mail] = await mailsTo(member);
  expect([mail?.text.includes(`/details/${added}`), mail?.text.includes(`/details/${property}`)]).toEqual([
    true,
    false,
  ]);
});

test("changes that were pruned while no process ran are found all the same", async () => {
  const member = await alerted();
  await setPrice(app, member.ids[0] ?? 0, 50_000);
  await app.db.$client.query("DELETE FROM property_change");
  await app.db.$client.query("UPDATE property_change_reach SET pruned = pg_snapshot_xmin(pg_current_snapshot())");
  await run();
  expect(await mailsTo(member)).toHaveLength(1);
});

test("homes that nobody watches cost nothing", async () => {
  const { id } = await aProperty(app.db);
  await setPrice(app, id, 50_000);
  await run();
  const { rows } = await app.db.$client.query("SELECT 1 FROM alert_watch WHERE property_id = $1", [id]);
  expect(rows).toEqual([]);
});
