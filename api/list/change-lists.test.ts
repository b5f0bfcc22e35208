import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrationFiles } from "#api/platform/database/migration-files.ts";
import { savedListProperties, savedLists } from "#api/schema/list.ts";
import { savedProperties } from "#api/schema/saved-property.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { ListsAnswer } from "#contract/list/list.ts";
import { MAX_LIST_PROPERTIES, MAX_LISTS } from "#domain/list/saved-list.ts";

const app = await testApp({ env: relaxedLimits });
const send = async (member: Member, body: object = {}): Promise<ListsAnswer> => {
  const answer = await member.call("PATCH", endpoints.changeLists.url, {
    owner: null,
    lists: [],
    changes: [],
    ...body,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const propertyIds = async (count: number) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await aProperty(app.db)).id);
  return ids;
};
const aList = (name: string | null, ids: number[], more: object = {}) => ({
  ...{ id: randomUUID(), name, stay: null },
  properties: ids.map((id) => ({ id, note: "" })),
  ...more,
});
const shown = ({ lists }: ListsAnswer) => lists.map(({ name, properties }) => [name, properties.map(({ id }) => id)]);

test("a new account has its default list, and two devices at once make only one", async () => {
  const member = await aMember(app);
  const answers = await Promise.all([1, 2, 3].map(() => send(member)));
  expect(new Set(answers.map(({ lists }) => lists[0]?.id)).size).toBe(1);
  expect(answers.map(shown)).toEqual([[[null, []]], [[null, []]], [[null, []]]]);
});

test("lists of a device join the account: same names become one, and nothing is lost", async () => {
  const member = await aMember(app);
  const [one, two, three] = (await propertyIds(3)) as [number, number, number];
  const first = await send(member, { lists: [aList(null, [one]), aList("Taif", [two])] });
  const stay = { checkIn: "2026-12-01", checkOut: "2026-12-03" };
  const device = aList("taif ", [three, two], { stay });
  const noted = { ...device, properties: device.properties.map((each) => ({ ...each, note: `note ${each.id}` })) };
  const joined = await send(member, { lists: [aList(null, [two]), noted] });
  expect(shown(joined)).toEqual([
    [null, [two, one]],
    ["Taif", [three, two]],
  ]);
  expect(joined.lists[1]).toMatchObject({ id: first.lists[1]?.id, stay, properties: [{ note: `note ${three}` }, {}] });
  expect(joined.ids[device.id]).toBe(first.lists[1]?.id);
  expect(shown(await send(member, { lists: [noted] }))).toEqual(shown(joined));
});

test("a device sends only its changes, and another device sees them", async () => {
  const member = await aMember(app);
  const [one, two] = (await propertyIds(2)) as [number, number];
  const { owner, lists } = await send(member);
  const [list, own] = [randomUUID(), lists[0]?.id];
  const changes = [
    { kind: "save", list: own, property: one },
    { kind: "create", list, name: "Weekend" },
    { kind: "save", list, property: two },
    { kind: "note", list, property: two, note: "ask about\nthe pool" },
    { kind: "stay", list, stay: { checkIn: "2026-12-10", checkOut: "2026-12-12" } },
    { kind: "save", list, property: 2_000_000_000 },
  ];
  const after = await send(member, { owner, changes });
  expect(shown(after)).toEqual([
    [null, [one]],
    ["Weekend", [two]],
  ]);
  expect(after.lists[1]).toMatchObject({
    properties: [{ note: "ask about\nthe pool" }],
    stay: { checkIn: "2026-12-10" },
  });
  expect(await send(member, { owner, changes })).toEqual(after);
  const emptied = [
    { kind: "rename", list, name: "Next weekend" },
    { kind: "remove", list: own, property: one },
  ];
  expect(shown(await send(member, { owner, changes: emptied }))).toEqual([
    [null, []],
    ["Next weekend", [two]],
  ]);
  expect(shown(await send(member, { owner, changes: [{ kind: "delete", list }] }))).toEqual([[null, []]]);
});

test("what another account left on the device does not join", async () => {
  const [first, second] = [await aMember(app), await aMember(app)];
  const [property] = await propertyIds(1);
  const { owner, lists } = await send(first, { lists: [aList(null, [property as number])] });
  const changes = [{ kind: "save", list: lists[0]?.id, property }];
  expect(shown(await send(second, { owner, lists: [aList("Mine", [property as number])], changes }))).toEqual([
    [null, []],
  ]);
});

test("nobody can name or change the list of another account", async () => {
  const [first, second] = [await aMember(app), await aMember(app)];
  const [property] = (await propertyIds(1)) as [number];
  const { lists } = await send(first, { lists: [aList("Family", [property])] });
  const stolen = lists[1]?.id as string;
  const { owner } = await send(second);
  const changes = [
    { kind: "create", list: stolen, name: "Mine" },
    { kind: "remove", list: stolen, property },
  ];
  const mine = await send(second, { owner, changes });
  expect(mine.lists[1]).toMatchObject({ name: "Mine" });
  expect(mine.lists[1]?.id).not.toBe(stolen);
  expect(mine.ids[stolen]).toBe(mine.lists[1]?.id);
  await send(second, { owner, changes: [{ kind: "delete", list: stolen }] });
  expect(shown(await send(first))).toEqual([
    [null, []],
    ["Family", [property]],
  ]);
});

test("two devices cannot exceed the limits together", async () => {
  const member = await aMember(app);
  const { owner, lists } = await send(member);
  const list = lists[0]?.id as string;
  const ids = await propertyIds(MAX_LIST_PROPERTIES + 10);
  const saves = ids.map((property) => ({ kind: "save", list, property }));
  await Promise.all([
    send(member, { owner, changes: saves.slice(0, 150) }),
    send(member, { owner, changes: saves.slice(60) }),
  ]);
  const creates = Array.from({ length: MAX_LISTS + 5 }, (_, index) => ({
    ...{ kind: "create", list: randomUUID(), name: `List ${index}` },
  }));
  await Promise.all([
    send(member, { owner, changes: creates.slice(0, 40) }),
    send(member, { owner, changes: creates.slice(20) }),
  ]);
  const after = await send(member);
  expect(after.lists).toHaveLength(MAX_LISTS);
  expect(after.lists[0]?.properties).toHaveLength(MAX_LIST_PROPERTIES);
});

test("homes that do not fit into a list at login go into the next one", async () => {
  const member = await aMember(app, { headers: { "x-locale": "en" } });
  const ids = await propertyIds(MAX_LIST_PROPERTIES + 3);
  await send(member, { lists: [aList(null, ids.slice(0, MAX_LIST_PROPERTIES))] });
  const joined = await send(member, { lists: [aList(null, ids.slice(10))] });
  expect(joined.lists.map(({ name, properties }) => [name, properties.length])).toEqual([
    [null, MAX_LIST_PROPERTIES],
    ["Saved homes 2", 3],
  ]);
});

test("unreadable names and card numbers are not stored, and impossible dates are refused", async () => {
  const member = await aMember(app);
  const { owner, lists } = await send(member);
  const [own, [property]] = [lists[0]?.id, (await propertyIds(1)) as [number]];
  const changes = [
    { kind: "create", list: randomUUID(), name: " \u202e " },
    { kind: "save", list: own, property },
    { kind: "note", list: own, property, note: "pay with 4242 4242 4242 4242" },
  ];
  const after = await send(member, { owner, changes });
  expect(after.lists).toMatchObject([{ properties: [{ id: property, note: "" }] }]);
  const stay = { checkIn: "2026-12-05", checkOut: "2026-12-03" };
  const bad = { owner, lists: [], changes: [{ kind: "stay", list: own, stay }] };
  expect((await member.call("PATCH", endpoints.changeLists.url, bad)).json().error.code).toBe(1001);
});

test("an export has the lists with their notes, and a deleted account leaves none", async () => {
  const member = await aMember(app);
  const [property] = (await propertyIds(1)) as [number];
  const list = { ...aList("Eid", []), properties: [{ id: property, note: "for the cousins" }] };
  await send(member, { lists: [list] });
  const exported = (await member.call("GET", endpoints.exportUser.url)).json();
  expect(exported.lists[1]).toMatchObject({ name: "Eid", properties: [{ id: property, note: "for the cousins" }] });
  await member.call("POST", endpoints.deleteUser.url, aLogin({ reason: "" }));
  expect(await app.db.$count(savedLists, eq(savedLists.accountId, member.user.id))).toBe(0);
  expect(await app.db.$count(savedListProperties, eq(savedListProperties.listId, list.id))).toBe(0);
});

test("what the previous release saves is in the default list", async () => {
  const member = await aMember(app);
  const [one, two] = (await propertyIds(2)) as [number, number];
  await app.db
    .insert(savedProperties)
    .values([one, two].map((propertyId) => ({ accountId: member.user.id, propertyId })));
  await app.db.execute(sql`DELETE FROM saved_property WHERE property_id = ${two}`);
  expect(shown(await send(member))).toEqual([[null, [one]]]);
});

test("the homes that accounts saved before there were lists are copied once", async () => {
  const member = await aMember(app);
  const [one, two] = (await propertyIds(2)) as [number, number];
  const rows = [one, two].map((propertyId, day) => ({
    ...{ accountId: member.user.id, propertyId, savedAt: new Date(Date.UTC(2026, 0, 1 + day)) },
  }));
  await app.db.insert(savedProperties).values(rows);
  await app.db.delete(savedLists).where(eq(savedLists.accountId, member.user.id));
  const copying = migrationFiles().find(({ name }) => name === "0061_backfill_lists");
  for (let last: string | undefined = "00000000-0000-0000-0000-000000000000"; last; ) {
    last = (await app.db.$client.query(copying?.sql ?? "", [last])).rows[0]?.last;
  }
  expect(shown(await send(member))).toEqual([[null, [two, one]]]);
});
