import { expect, test } from "vitest";
import { savedProperties } from "#api/schema/saved-property.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { clockAt } from "#api/testing/fixed-clock.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/member.ts";
import { testApp } from "#api/testing/test-app.ts";
import { endpoints } from "#contract/endpoints.ts";
import { MAX_SAVED_PROPERTIES } from "#domain/account/saved-properties.ts";

const app = await testApp({ env: { ...relaxedLimits, ...clockAt("2026-12-01T09:00:00Z") } });
const change = async (member: Member, changes: object = {}) => {
  const body = { owner: null, add: [], remove: [], ...changes };
  return (await member.call("PATCH", endpoints.changeSavedProperties.url, body)).json();
};
const homes = async (count: number) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await aProperty(app.db)).id);
  return ids;
};

test("homes of a device join the account, and another device of the same account sees them", async () => {
  const member = await aMember(app);
  const [one, two, three] = (await homes(3)) as [number, number, number];
  expect((await change(member, { add: [one] })).propertyIds).toEqual([one]);
  const joined = await change(member, { add: [three, two, one] });
  expect(joined).toEqual({ owner: member.user.id, propertyIds: [three, two, one] });
  expect((await change(member)).propertyIds).toEqual([three, two, one]);
  expect((await change(member, { owner: member.user.id, remove: [two] })).propertyIds).toEqual([three, one]);
});

test("what another account left on the device does not join", async () => {
  const [first, second] = [await aMember(app), await aMember(app)];
  const [home] = await homes(1);
  const { owner } = await change(first, { add: [home] });
  expect((await change(second, { owner, add: [home] })).propertyIds).toEqual([]);
});

test("an unknown home is ignored, and the newest are kept", async () => {
  const member = await aMember(app);
  const [newest] = (await homes(1)) as [number];
  const rows = Array.from({ length: MAX_SAVED_PROPERTIES }, () => ({ cityId: 1 }));
  const old: number[] = [];
  for (const row of rows) old.push((await aProperty(app.db, row)).id);
  await app.db
    .insert(savedProperties)
    .values(old.map((propertyId) => ({ accountId: member.user.id, propertyId, savedAt: new Date("2026-01-01") })));
  const { propertyIds } = await change(member, { add: [newest, 2_000_000_000] });
  expect([propertyIds.length, propertyIds[0]]).toEqual([MAX_SAVED_PROPERTIES, newest]);
});

test("a deleted account leaves no saved home", async () => {
  const member = await aMember(app);
  await change(member, { add: await homes(1) });
  expect((await member.call("GET", endpoints.exportUser.url)).json().savedProperties).toHaveLength(1);
  await member.call("POST", endpoints.deleteUser.url, aLogin({ reason: "" }));
  const left = await app.db.select().from(savedProperties);
  expect(left.filter(({ accountId }) => accountId === member.user.id)).toEqual([]);
});

test("cards of saved homes come in the given order, and a taken home says so", async () => {
  const [free, taken] = (await homes(2)) as [number, number];
  const unlisted = (await aProperty(app.db, { status: "inactive" })).id;
  await aClaim(app.db, taken, { checkIn: "2026-12-03", checkOut: "2026-12-05" });
  const ask = (payload: object) => app.inject({ method: "POST", url: endpoints.listCards.url, payload });
  const stay = { checkIn: "2026-12-02", checkOut: "2026-12-04" };
  const { properties } = (await ask({ propertyIds: [taken, unlisted, free], ...stay })).json();
  expect(properties.map(({ id, isFree }: { id: number; isFree: boolean }) => [id, isFree])).toEqual([
    [taken, false],
    [free, true],
  ]);
  expect(properties[0].priceDetail.totalPrice).toBeGreaterThan(0);
  expect((await ask({ propertyIds: [free], checkIn: "2026-11-02", checkOut: "2026-11-04" })).json().error.code).toBe(
    2002,
  );
});
