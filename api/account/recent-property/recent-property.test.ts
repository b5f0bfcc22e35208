import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pruneAccounts } from "#api/account/prune-accounts.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { properties } from "#api/schema/property.ts";
import { recentProperties } from "#api/schema/recent-property.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { MAX_RECENT_PROPERTIES, RECENT_DAYS } from "#domain/account/recent-properties.ts";

const app = await testApp({ env: { ...relaxedLimits, ...clockAt("2026-12-01T09:00:00Z") } });
const tell = async (member: Member, changes: object = {}) => {
  const body = { owner: null, isCleared: false, viewed: [], ...changes };
  const { owner, properties: list } = (await member.call("PATCH", endpoints.changeRecentProperties.url, body)).json();
  return { owner, ids: list.map(({ id }: { id: number }) => id), list };
};
const homes = async (count: number) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await aProperty(app.db)).id);
  return ids;
};
const rowsOf = async ({ user }: Member) =>
  (await app.db.select().from(recentProperties).where(eq(recentProperties.accountId, user.id))).length;

test("a home viewed on one device is the first on another, and only once", async () => {
  const member = await aMember(app);
  const [one, two, three] = (await homes(3)) as [number, number, number];
  expect((await tell(member, { viewed: [two, one] })).ids).toEqual([two, one]);
  const joined = await tell(member, { viewed: [one, three] });
  expect([joined.owner, joined.ids]).toEqual([member.user.id, [one, three, two]]);
  expect((await tell(member)).list[0]).toMatchObject({ id: one, picture: expect.stringMatching(/^\/img\//) });
});

test("the newest twenty are stored; an unknown home is ignored and an unlisted one not shown", async () => {
  const member = await aMember(app);
  const viewed = await homes(MAX_RECENT_PROPERTIES);
  await tell(member, { viewed });
  const [newest] = (await homes(1)) as [number];
  const { ids } = await tell(member, { viewed: [2_000_000_000, newest, newest] });
  expect(ids).toEqual([newest, ...viewed.slice(0, -1)]);
  await app.db.update(properties).set({ status: "inactive" }).where(eq(properties.id, newest));
  expect((await tell(member)).ids).toEqual(viewed.slice(0, -1));
});

test("clearing on one device clears the account; what was viewed afterwards stays", async () => {
  const member = await aMember(app);
  const [one, two] = (await homes(2)) as [number, number];
  await tell(member, { viewed: [one] });
  expect((await tell(member, { owner: member.user.id, isCleared: true, viewed: [two] })).ids).toEqual([two]);
  expect((await tell(member, { owner: member.user.id, isCleared: true })).ids).toEqual([]);
  expect(await rowsOf(member)).toBe(0);
});

test("what another account left on the device neither joins nor clears", async () => {
  const [first, second] = [await aMember(app), await aMember(app)];
  const [one, two] = (await homes(2)) as [number, number];
  const { owner } = await tell(first, { viewed: [one] });
  await tell(second, { viewed: [two] });
  expect((await tell(second, { owner, isCleared: true, viewed: [one] })).ids).toEqual([two]);
});

test("the export has the views, and a deleted account leaves none", async () => {
  const member = await aMember(app);
  const [home] = await homes(1);
  await tell(member, { viewed: [home] });
  const exported = (await member.call("GET", endpoints.exportUser.url)).json();
  expect(exported.recentProperties).toEqual([{ propertyId: home, viewedAt: expect.any(String) }]);
  await member.call("POST", endpoints.deleteUser.url, aLogin({ reason: "" }));
  expect(await rowsOf(member)).toBe(0);
});

test("old views are pruned", async () => {
  const member = await aMember(app);
  const [old, young] = (await homes(2)) as [number, number];
  await tell(member, { viewed: [young, old] });
  const longAgo = new Date(Date.parse("2026-12-01T09:00:00Z") - (RECENT_DAYS * 24 + 1) * 60 * 60 * 1000);
  await app.db.update(recentProperties).set({ viewedAt: longAgo }).where(eq(recentProperties.propertyId, old));
  await runBatches(app.db, "prune-accounts", pruneAccounts);
  expect((await tell(member)).ids).toEqual([young]);
});
