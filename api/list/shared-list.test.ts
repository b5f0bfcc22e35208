import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { listVotes, savedLists } from "#api/schema/list.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { SharedList } from "#contract/list/list.ts";
import { pruneLists } from "./prune-lists.ts";

const app = await testApp({
  env: { ...relaxedLimits, ...clockAt("2026-12-01T09:00:00Z"), LIMIT_VOTE: "20", LIMIT_VOTERS: "1000" },
});
const stay = { checkIn: "2026-12-10", checkOut: "2026-12-12" };
const guest = () => aCartGuest(app);
const propertyIds = async (count: number) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await aProperty(app.db)).id);
  return ids;
};
const share = (by: CartGuest, listId: string, body: object) =>
  by.call("PUT", endpoints.shareList.url.replace(":listId", listId), {
    mayVote: true,
    withNotes: false,
    list: null,
    ...body,
  });
const unshare = (by: CartGuest, listId: string) =>
  by.call("DELETE", endpoints.unshareList.url.replace(":listId", listId));
const vote = (by: CartGuest, token: string, propertyId: number, isVoted = true) =>
  by.call("POST", endpoints.voteForProperty.url.replace(":token", token), { propertyId, isVoted });
const read = (by: CartGuest, token: string, query = "") =>
  by.call("GET", `${endpoints.getSharedList.url.replace(":token", token)}${query}`);
const countVotes = (by: CartGuest, listId: string) =>
  by.call("GET", endpoints.countVotes.url.replace(":listId", listId));
const votesIn = ({ properties }: SharedList) => properties.map(({ card, votes, isVoted }) => [card.id, votes, isVoted]);

/** A list that a guest without an account shared. */
async function aSharedList(ids: number[], body: object = {}) {
  const owner = guest();
  const listId = randomUUID();
  const list = { name: "Eid in Taif", stay, properties: ids.map((id) => ({ id, note: `note ${id}` })) };
  const { token } = (await share(owner, listId, { list, ...body })).json();
  return { owner, listId, list, token: token as string };
}

test("friends see the list for its dates, without notes and without its owner", async () => {
  const [one, two] = (await propertyIds(2)) as [number, number];
  const { token } = await aSharedList([one, two]);
  const answer = await read(guest(), token);
  expect(answer.json()).toMatchObject({ name: "Eid in Taif", mayVote: true, stay, totalCount: 2, unlistedCount: 0 });
  expect(votesIn(answer.json())).toEqual([
    [one, 0, false],
    [two, 0, false],
  ]);
  expect(answer.body).not.toContain("note 1");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const other = (await read(guest(), token, "?checkIn=2026-12-20&checkOut=2026-12-21")).json();
  expect(other.stay).toEqual({ checkIn: "2026-12-20", checkOut: "2026-12-21" });
  expect((await read(guest(), token, "?checkIn=soon&checkOut=2020-01-01")).json().stay).toEqual(stay);
});

test("notes are shown only if the owner shares them, and the link stays the same", async () => {
  const [property] = (await propertyIds(1)) as [number];
  const { owner, listId, list, token } = await aSharedList([property]);
  const again = (await share(owner, listId, { list, withNotes: true, mayVote: false })).json();
  expect(again).toEqual({ token, withNotes: true, mayVote: false });
  expect((await read(guest(), token)).json()).toMatchObject({
    mayVote: false,
    properties: [{ note: `note ${property}` }],
  });
  expect((await vote(guest(), token, property)).json().error.code).toBe(9102);
});

test("two browsers vote, each counts once, a vote can be taken back, and most votes come first", async () => {
  const [one, two] = (await propertyIds(2)) as [number, number];
  const { token } = await aSharedList([one, two]);
  const [first, second] = [guest(), guest()];
  expect((await vote(first, token, two)).json()).toEqual({ votes: 1, isVoted: true });
  expect((await vote(first, token, two)).json()).toEqual({ votes: 1, isVoted: true });
  expect((await vote(second, token, two)).json()).toEqual({ votes: 2, isVoted: true });
  expect(votesIn((await read(first, token)).json())).toEqual([
    [two, 2, true],
    [one, 0, false],
  ]);
  expect((await vote(first, token, two, false)).json()).toEqual({ votes: 1, isVoted: false });
  expect(votesIn((await read(first, token)).json())[0]).toEqual([two, 1, false]);
});

test("the owner of a list counts its votes, and nobody else does", async () => {
  const [one, two] = (await propertyIds(2)) as [number, number];
  const { owner, listId, token } = await aSharedList([one, two]);
  expect((await countVotes(owner, listId)).json()).toEqual({ votes: [] });
  const [first, second] = [guest(), guest()];
  await vote(first, token, two);
  await vote(second, token, two);
  const answer = await countVotes(owner, listId);
  expect(answer.json()).toEqual({ votes: [{ propertyId: two, votes: 2 }] });
  expect(answer.headers["cache-control"]).toBe("no-store");
  for (const other of [guest(), first, await aMember(app)]) {
    expect((await countVotes(other, listId)).json().error.code).toBe(1002);
  }
  expect((await countVotes(owner, "x")).json().error.code).toBe(1001);
});

test("of many votes of one browser at once one counts", async () => {
  const [property] = (await propertyIds(1)) as [number];
  const { token } = await aSharedList([property]);
  const voter = guest();
  await vote(voter, token, property, false);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => vote(voter, token, property)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect((await read(voter, token)).json().properties[0].votes).toBe(1);
});

test("a vote stores nothing but a random id of the browser, which scripts cannot read", async () => {
  const [property] = (await propertyIds(1)) as [number];
  const { token } = await aSharedList([property]);
  const answer = await vote(guest(), token, property);
  expect(String(answer.headers["set-cookie"])).toMatch(/^listToken=.*HttpOnly; SameSite=Lax/);
  const [row] = await app.db.select().from(listVotes).where(eq(listVotes.propertyId, property));
  expect(Object.keys(row ?? {}).sort()).toEqual(["browserId", "listId", "propertyId", "votedAt"]);
});

test("a network may vote so often in an hour", async () => {
  const [property] = (await propertyIds(1)) as [number];
  const { token } = await aSharedList([property]);
  const network = { "x-forwarded-for": "203.0.113.77" };
  const browsers = Array.from({ length: 22 }, () => aCartGuest(app, network));
  const answers = await Promise.all(browsers.map((browser) => vote(browser, token, property)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

test("a home that is not in the list cannot be voted for, and another site's page cannot vote", async () => {
  const [property, other] = (await propertyIds(2)) as [number, number];
  const { token } = await aSharedList([property]);
  const voter = guest();
  expect((await vote(voter, token, other)).json().error.code).toBe(3001);
  await vote(voter, token, property);
  const url = endpoints.voteForProperty.url.replace(":token", token);
  const foreign = await voter.call(
    "POST",
    url,
    { propertyId: property, isVoted: false },
    { "sec-fetch-site": "cross-site" },
  );
  expect(foreign.json().error.code).toBe(1008);
});

test("an ended link, a guessed one and a malformed one open nothing", async () => {
  const [property] = (await propertyIds(1)) as [number];
  const { owner, listId, token } = await aSharedList([property]);
  expect((await unshare(guest(), listId)).statusCode).toBe(404);
  expect((await unshare(owner, listId)).statusCode).toBe(204);
  for (const link of [token, "A".repeat(24), "short", "%00"]) {
    expect([
      (await read(guest(), link)).json().error.code,
      (await vote(guest(), link, property)).json().error.code,
    ]).toEqual(link === "%00" ? [1001, 1001] : [9101, 9101]);
  }
  const again = await aSharedList([property]);
  expect(again.token).not.toBe(token);
});

test("nobody shares or changes the shared list of somebody else", async () => {
  const [property] = (await propertyIds(1)) as [number];
  const { listId, list, token } = await aSharedList([property]);
  expect((await share(guest(), listId, { list: { ...list, name: "Hacked" } })).json().error.code).toBe(1002);
  const member = await aMember(app);
  expect((await share(member, listId, {})).json().error.code).toBe(1002);
  expect((await read(guest(), token)).json().name).toBe("Eid in Taif");
});

test("homes that are no longer listed are counted, and an empty list is empty", async () => {
  const [property] = (await propertyIds(1)) as [number];
  const gone = (await aProperty(app.db, { status: "inactive" })).id;
  const { token } = await aSharedList([property, gone]);
  expect((await read(guest(), token)).json()).toMatchObject({ totalCount: 2, unlistedCount: 1, properties: [{}] });
  const empty = await aSharedList([]);
  expect((await read(guest(), empty.token)).json()).toMatchObject({ totalCount: 0, pageCount: 1, properties: [] });
});

test("a long list has pages", async () => {
  const ids = await propertyIds(26);
  const { token } = await aSharedList(ids);
  const first = (await read(guest(), token)).json();
  const second = (await read(guest(), token, "?page=2")).json();
  expect([first.properties.length, second.properties.length, first.pageCount]).toEqual([24, 2, 2]);
  expect((await read(guest(), token, "?page=0")).statusCode).toBe(400);
});

test("a member shares a list of the account", async () => {
  const member = await aMember(app);
  const [property] = (await propertyIds(1)) as [number];
  const list = { id: randomUUID(), name: "Work trip", stay: null, properties: [{ id: property, note: "" }] };
  await member.call("PATCH", endpoints.changeLists.url, { owner: null, lists: [list], changes: [] });
  const { token } = (await share(member, list.id, {})).json();
  expect((await read(guest(), token)).json()).toMatchObject({ name: "Work trip", totalCount: 1 });
  const body = { owner: member.user.id, lists: [], changes: [] };
  const { lists } = (await member.call("PATCH", endpoints.changeLists.url, body)).json();
  expect(lists[1].share).toEqual({ token, mayVote: true, withNotes: false });
  await vote(guest(), token, property);
  expect((await countVotes(member, list.id)).json()).toEqual({ votes: [{ propertyId: property, votes: 1 }] });
  const changes = [{ kind: "delete", list: list.id }];
  await member.call("PATCH", endpoints.changeLists.url, { ...body, changes });
  expect((await read(guest(), token)).json().error.code).toBe(9101);
});

test.each(["Eid in Taif", null])(
  "the link of a guest's list %s still works after the login, with its votes",
  async (name) => {
    const [property, other] = (await propertyIds(2)) as [number, number];
    const member = await aMember(app);
    const mine = { id: randomUUID(), name: "Eid in Taif", stay: null, properties: [{ id: other, note: "" }] };
    const body = { owner: null, lists: name ? [mine] : [], changes: [] };
    await member.call("PATCH", endpoints.changeLists.url, body);

    const browser = guest();
    const listId = randomUUID();
    const list = { name, stay, properties: [{ id: property, note: "" }] };
    const { token } = (await share(browser, listId, { list })).json();
    await vote(browser, token, property);
    for (const [cookie, value] of browser.cookies) if (cookie === "listToken") member.cookies.set(cookie, value);
    const joined = await member.call("PATCH", endpoints.changeLists.url, { ...body, lists: [{ ...list, id: listId }] });
    expect(joined.json().lists.some((each: { share: unknown }) => each.share !== null)).toBe(true);
    expect(votesIn((await read(browser, token)).json())).toEqual([
      [property, 1, true],
      ...(name ? [[other, 0, false]] : []),
    ]);
    expect(await app.db.$count(savedLists, sql`browser_id IS NOT NULL AND id = ${listId}`)).toBe(0);
  },
);

test("a guest's shared list that nobody changes is deleted after half a year", async () => {
  const { token, listId } = await aSharedList(await propertyIds(1));
  await runBatches(app.db, "prune-lists", pruneLists);
  expect((await read(guest(), token)).statusCode).toBe(200);
  await app.db.execute(sql`UPDATE saved_list SET changed_at = app_now() - interval '181 days' WHERE id = ${listId}`);
  await runBatches(app.db, "prune-lists", pruneLists);
  expect((await read(guest(), token)).json().error.code).toBe(9101);
});
