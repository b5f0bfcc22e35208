import ICAL from "ical.js";
import { expect, test } from "vitest";
import { blockNights } from "#api/calendar/block-nights.ts";
import { renewLink } from "#api/operator/feeds.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aFeed } from "#api/testing/calendars/a-feed.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { isOurUid } from "#domain/calendar/our-calendars.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const app = await testApp();
const { db } = app;
const operator = { by: "Huda", second: null, reason: "The host asked for it." };
const day = (ahead: number) => addDays(todayInRiyadh(new Date()), ahead);
const get = (url: string, headers = {}) => app.inject({ url, headers: { host: "mabeet-sa.localhost", ...headers } });
const link = async (propertyId: number, name: string | null = null) =>
  new URL((await renewLink(db, operator, app.settings, { propertyId, name })).url).pathname;
const eventsOf = (body: string) =>
  new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents("vevent")
    .map((event) => [
      event.getFirstPropertyValue("summary"),
      String(event.getFirstPropertyValue("dtstart")),
      String(event.getFirstPropertyValue("dtend")),
    ]);

async function aBookedHome() {
  const { id } = await aProperty(db);
  await aClaim(db, id, { checkIn: day(5), checkOut: day(8) });
  await aClaim(db, id, { checkIn: day(8), checkOut: day(9), state: "held" });
  const nights = { propertyIds: [id], from: day(10), to: day(12) };
  await inTransaction(db, (tx) =>
    blockNights(tx, { ...nights, note: "Painting", madeBy: "operator", whenFree: false }),
  );
  const feed = await aFeed(db, id, { name: "Platform" });
  await feed.sends([{ uid: "a", from: day(20), to: day(22) }]);
  return id;
}

test("a platform reads which nights are closed here, and not why", async () => {
  const id = await aBookedHome();
  const answer = await get(await link(id));
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(eventsOf(answer.body)).toEqual([
    ["Reserved", day(5), day(8)],
    ["Not available", day(10), day(12)],
    ["Not available", day(20), day(22)],
  ]);
  expect(answer.body).not.toContain("Painting");
  const ids = [...answer.body.matchAll(/^UID:(.+?)\r$/gm)].map(([, uid]) => isOurUid(String(uid)));
  expect(ids).toEqual([true, true, true]);
});

test("the platform of a feed does not get its own nights again", async () => {
  const id = await aBookedHome();
  const { body } = await get(await link(id, "Platform"));
  expect(eventsOf(body).map(([, from]) => from)).toEqual([day(5), day(10)]);
});

test("the tag of a calendar changes only with its nights", async () => {
  const id = await aBookedHome();
  const path = await link(id);
  const { headers } = await get(path);
  const again = await get(path, { "if-none-match": headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await aClaim(db, id, { checkIn: day(30), checkOut: day(31) });
  expect((await get(path, { "if-none-match": headers.etag })).statusCode).toBe(200);
});

test("a new address ends the older one, and no other address opens a calendar", async () => {
  const { id } = await aProperty(db);
  const older = await link(id);
  const newer = await link(id);
  expect([(await get(older)).statusCode, (await get(newer)).statusCode]).toEqual([404, 200]);
  for (const path of [
    "/calendar/x.ics",
    `/calendar/${"a".repeat(32)}.ics`,
    newer.replace(".ics", ""),
    "/calendar/.ics",
  ])
    expect((await get(path)).statusCode).toBe(404);
  await expect(link(id, "Nobody")).rejects.toThrow("no feed Nobody");
});

test("one address is read sixty times a minute", async () => {
  const { id } = await aProperty(db);
  const path = await link(id);
  const codes: number[] = [];
  for (let reading = 0; reading < 61; reading++) codes.push((await get(path)).statusCode);
  expect([codes.slice(0, 60).every((code) => code === 200), codes.at(-1)]).toEqual([true, 429]);
});
