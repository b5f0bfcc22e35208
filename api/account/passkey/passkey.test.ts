import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pruneChallenges } from "#api/account/challenge/challenge.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { aMember, type Member, messagesTo, openDoors } from "#api/testing/member.ts";
import { testApp } from "#api/testing/test-app.ts";
import { testAuthenticator } from "#api/testing/test-authenticator.ts";

const app = await testApp({ env: openDoors });
const url = "/api/account/v2/passkey";
const HOST = "mabeet-sa.localhost";
type Phone = ReturnType<typeof testAuthenticator>;
type Guest = Pick<Member, "call">;

const aPhone = () => testAuthenticator(`http://${HOST}`);
const start = async (guest: Guest, what = "start") => (await guest.call("POST", `${url}/${what}`, {})).json();
async function add(member: Member, phone: Phone, bent: Parameters<Phone["make"]>[1] = {}) {
  const { requestId, options } = await start(member);
  return member.call("POST", url, { requestId, name: " My phone ", response: phone.make(options, bent) });
}
async function logIn(phone: Phone, bent: Parameters<Phone["show"]>[1] = {}, guest: Guest = aCartGuest(app)) {
  const { requestId, options } = await start(guest, "login/start");
  return guest.call("POST", `${url}/login`, { requestId, response: phone.show(options, bent) });
}
const codeOf = (answer: { json: () => { error?: { code: number } } }) => answer.json().error?.code;

test("a member adds a passkey, and whoever holds it needs nothing else to log in", async () => {
  const [member, phone] = [await aMember(app), aPhone()];
  const added = await add(member, phone);
  expect([added.statusCode, added.json()]).toMatchObject([201, { name: "My phone", lastUsedAt: null }]);
  const answer = await logIn(phone);
  expect([answer.statusCode, answer.json().user?.id]).toEqual([200, member.user.id]);
  expect(String(answer.headers["set-cookie"])).toContain("token=");
  const { items } = (await member.call("GET", url)).json();
  expect(items).toEqual([{ ...added.json(), lastUsedAt: expect.any(String) }]);
  expect((await logIn(phone)).statusCode).toBe(200);
});

test("a passkey that was removed opens nothing, and nobody removes another's", async () => {
  const [member, stranger, phone] = [await aMember(app), await aMember(app), aPhone()];
  const { id } = (await add(member, phone)).json();
  expect(codeOf(await stranger.call("DELETE", `${url}/${id}`))).toBe(1002);
  expect((await stranger.call("GET", url)).json()).toEqual({ items: [] });
  expect((await member.call("DELETE", `${url}/${id}`)).statusCode).toBe(204);
  expect(codeOf(await logIn(phone))).toBe(6001);
});

test("the owner hears of a passkey that was added or removed, and of where it was done", async () => {
  const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0" };
  const [member, stranger, phone] = [await aMember(app, { headers }), await aMember(app), aPhone()];
  const heard = async () => (await messagesTo(app, member.email)).filter(({ kind }) => kind.startsWith("passkey"));
  const { id } = (await add(member, phone)).json();
  const place = { device: "Chrome, Android", network: "10.0.…" };
  expect(await heard()).toMatchObject([{ kind: "passkey-added", ...place }]);
  await stranger.call("DELETE", `${url}/${id}`);
  expect(await heard()).toHaveLength(1);
  await member.call("DELETE", `${url}/${id}`);
  expect(await heard()).toMatchObject([{ kind: "passkey-removed", ...place }, { kind: "passkey-added" }]);
});

test("an answer counts once, for its own question, and not for long", async () => {
  const [member, phone] = [await aMember(app), aPhone()];
  await add(member, phone);
  const guest = aCartGuest(app);
  const { requestId, options } = await start(guest, "login/start");
  const response = phone.show(options);
  const answers = await Promise.all([1, 2, 3].map(() => guest.call("POST", `${url}/login`, { requestId, response })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  const other = await start(guest, "login/start");
  const forOther = { requestId: other.requestId, response: phone.show(options) };
  expect(codeOf(await guest.call("POST", `${url}/login`, forOther))).toBe(6001);
  const late = await start(guest, "login/start");
  await app.db.execute(sql`UPDATE challenge SET expires_at = app_now() WHERE id = ${late.requestId}`);
  const tooLate = { requestId: late.requestId, response: phone.show(late.options) };
  expect(codeOf(await guest.call("POST", `${url}/login`, tooLate))).toBe(6007);
});

test("a copy of a passkey is found out by its counter", async () => {
  const [member, phone] = [await aMember(app), aPhone()];
  await add(member, phone);
  for (let n = 0; n < 3; n++) expect((await logIn(phone)).statusCode).toBe(200);
  phone.turnBack(2);
  expect(codeOf(await logIn(phone))).toBe(6001);
});

test.each([
  ["another site", { origin: "http://evil.localhost" }],
  ["another brand", { rpId: "tajawal-sa.localhost", origin: "http://tajawal-sa.localhost" }],
  ["a device that did not look who holds it", { isVerified: false }],
])("a passkey shown from %s opens nothing", async (_where, bent) => {
  const [member, phone] = [await aMember(app), aPhone()];
  expect(codeOf(await add(member, phone, bent))).toBe(1001);
  expect((await add(member, phone)).statusCode).toBe(201);
  expect(codeOf(await logIn(phone, bent))).toBe(6001);
});

test("each site asks for passkeys of its own host, on whatever port it answers", async () => {
  const guest = aCartGuest(app, { host: "tajawal-ae.localhost:4321" });
  expect((await start(guest, "login/start")).options).toMatchObject({ rpId: "tajawal-ae.localhost" });
  const evil = aCartGuest(app, { host: "evil.example.test" });
  expect((await start(evil, "login/start")).options).toMatchObject({ rpId: HOST });
});

test("nobody adds a passkey to an account that proved nothing, or long after they logged in", async () => {
  const unproven = await aMember(app, { isVerified: false });
  expect(codeOf(await unproven.call("POST", `${url}/start`, {}))).toBe(6009);
  const [member, phone] = [await aMember(app), aPhone()];
  const { requestId, options } = await start(member);
  await app.db.execute(
    sql`UPDATE session SET confirmed_at = app_now() - interval '6 minutes' WHERE account_id = ${member.user.id}`,
  );
  const late = await member.call("POST", url, { requestId, name: "", response: phone.make(options) });
  expect([late.statusCode, codeOf(late)]).toEqual([403, 6003]);
});

test("a question asked of one member is not answered by another", async () => {
  const [member, stranger, phone] = [await aMember(app), await aMember(app), aPhone()];
  const { requestId, options } = await start(member);
  const body = { requestId, name: "", response: phone.make(options) };
  expect(codeOf(await stranger.call("POST", url, body))).toBe(6007);
  expect((await member.call("POST", url, body)).statusCode).toBe(201);
});

test("an account has ten passkeys at most", async () => {
  const member = await aMember(app);
  for (let n = 0; n < 10; n++) expect((await add(member, aPhone())).statusCode).toBe(201);
  expect((await add(member, aPhone())).json().error.fields).toEqual({ passkeys: "passkeys" });
});

test.each([{}, { id: "x" }, { id: "x".repeat(5_000) }, { id: "x", response: { clientDataJSON: "{" } }, { id: 7 }])(
  "nonsense instead of a passkey is refused: %#",
  async (response) => {
    const guest = aCartGuest(app);
    const { requestId } = await start(guest, "login/start");
    expect(codeOf(await guest.call("POST", `${url}/login`, { requestId, response }))).toBe(6001);
  },
);

test("questions nobody answered are forgotten", async () => {
  await start(aCartGuest(app), "login/start");
  await app.db.execute(sql`UPDATE challenge SET expires_at = app_now() - interval '2 hours'`);
  await runBatches(app.db, "prune-challenges", pruneChallenges);
  expect((await app.db.execute(sql`SELECT FROM challenge`)).rows).toHaveLength(0);
});
