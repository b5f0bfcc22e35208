import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { listVoters } from "#api/schema/list.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Voting } from "#contract/list/list.ts";
import { pruneVoters } from "./prune-lists.ts";

const env = { ...relaxedLimits, LIMIT_VOTE: "1000" };
const app = await testApp({ env });
const OTHERS = "203.0.113.9";
const from = (address: string) => aCartGuest(app, { "x-forwarded-for": address });
let networks = 0;
function newNetwork() {
  networks += 1;
  return `198.51.100.${networks}`;
}

/** A list of two homes that a guest without an account shared. */
async function aSharedList() {
  const ids = [(await aProperty(app.db)).id, (await aProperty(app.db)).id] as [number, number];
  const owner = aCartGuest(app);
  const listId = randomUUID();
  const list = { name: "Eid", stay: null, properties: ids.map((id) => ({ id, note: "" })) };
  const url = endpoints.shareList.url.replace(":listId", listId);
  const share = (mayVote: boolean) => owner.call("PUT", url, { mayVote, withNotes: false, list });
  const token = (await share(true)).json().token as string;
  return { owner, listId, token, ids, share };
}
const vote = (by: CartGuest, token: string, propertyId: number, isVoted = true) =>
  by.call("POST", endpoints.voteForProperty.url.replace(":token", token), { propertyId, isVoted });
const codes = (answers: Awaited<ReturnType<typeof vote>>[]) =>
  answers.map((answer) => answer.json().error?.code ?? answer.statusCode).toSorted();
const voting = (by: CartGuest, listId: string) => by.call("GET", endpoints.listVoters.url.replace(":listId", listId));
const remove = (by: CartGuest, listId: string, body: object) =>
  by.call("POST", endpoints.removeVotes.url.replace(":listId", listId), body);
const votesByHome = ({ properties }: Voting) => properties.map(({ propertyId, votes }) => [propertyId, votes]);

test("of many browsers of one network twenty vote on a list in a day, also in two processes, and other networks still vote", async () => {
  const { token, ids } = await aSharedList();
  const second = await testApp({ env });
  const network = newNetwork();
  const votes = Array.from({ length: 30 }, (_, index) => {
    const voter = aCartGuest(index % 2 ? second : app, { "x-forwarded-for": network });
    return vote(voter, token, ids[0]);
  });
  const answers = await Promise.all(votes);
  expect(codes(answers)).toEqual([...Array(20).fill(200), ...Array(10).fill(9104)]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(80_000);
  expect((await vote(from(OTHERS), token, ids[0])).json()).toEqual({ votes: 21, isVoted: true });
});

test("who votes today may vote for further homes and take votes back at the limit of the network; a new day has a new limit", async () => {
  const { token, ids, listId } = await aSharedList();
  const network = newNetwork();
  const voters = Array.from({ length: 20 }, () => from(network));
  await Promise.all(voters.map((voter) => vote(voter, token, ids[0])));
  const [known, other] = [voters[0] as CartGuest, from(network)];
  expect((await vote(known, token, ids[1])).json()).toEqual({ votes: 1, isVoted: true });
  expect((await vote(known, token, ids[0], false)).json()).toEqual({ votes: 19, isVoted: false });
  expect((await vote(other, token, ids[0])).json().error.code).toBe(9104);
  const elsewhere = await aSharedList();
  expect((await vote(other, elsewhere.token, elsewhere.ids[0])).statusCode).toBe(200);
  await app.db.execute(sql`UPDATE list_voter SET voted_at = voted_at - interval '1 day' WHERE list_id = ${listId}`);
  expect((await vote(other, token, ids[0])).statusCode).toBe(200);
  await runBatches(app.db, "prune-voters", pruneVoters);
  expect(await app.db.$count(listVoters, eq(listVoters.listId, listId))).toBe(1);
});

test("of the network of a voter only a keyed hash is stored", async () => {
  const { token, ids, listId } = await aSharedList();
  const network = newNetwork();
  await vote(from(network), token, ids[0]);
  const [row] = await app.db.select().from(listVoters).where(eq(listVoters.listId, listId));
  expect(row?.networkHash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(network);
});

test("the owner removes the votes for a home, or those of one voter, and nobody else does", async () => {
  const { owner, listId, token, ids } = await aSharedList();
  const [one, two] = ids;
  const [first, second] = [from(newNetwork()), from(newNetwork())];
  for (const id of ids) await vote(first, token, id);
  await vote(second, token, two);
  const seen = (await voting(owner, listId)).json() as Voting;
  expect(votesByHome(seen)).toEqual([
    [two, 2],
    [one, 1],
  ]);
  expect(seen.voters.map(({ votes }) => votes)).toEqual([1, 2]);
  for (const other of [aCartGuest(app), first, await aMember(app)]) {
    expect((await voting(other, listId)).json().error.code).toBe(1002);
    expect((await remove(other, listId, { propertyId: two })).json().error.code).toBe(1002);
  }
  const { voterId } = seen.voters[1] as Voting["voters"][number];
  expect(votesByHome((await remove(owner, listId, { voterId })).json())).toEqual([[two, 1]]);
  const left = (await remove(owner, listId, { propertyId: two })).json();
  expect(left).toEqual({ properties: [], voters: [] });
  expect((await remove(owner, listId, { propertyId: two, voterId })).statusCode).toBe(400);
});

test("a network whose votes the owner removed has no further voters that day", async () => {
  const { owner, listId, token, ids } = await aSharedList();
  const network = newNetwork();
  await Promise.all(Array.from({ length: 20 }, () => vote(from(network), token, ids[0])));
  await remove(owner, listId, { propertyId: ids[0] });
  expect((await vote(from(network), token, ids[0])).json().error.code).toBe(9104);
});

test("the owner closes voting, still sees and removes votes, and opens it again", async () => {
  const { owner, listId, token, ids, share } = await aSharedList();
  const friend = from(newNetwork());
  await vote(friend, token, ids[0]);
  await share(false);
  expect((await vote(friend, token, ids[1])).json().error.code).toBe(9102);
  expect(votesByHome((await voting(owner, listId)).json())).toEqual([[ids[0], 1]]);
  await share(true);
  expect((await vote(friend, token, ids[1])).statusCode).toBe(200);
});
