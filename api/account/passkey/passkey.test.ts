import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pruneChallenges } from "#api/account/challenge/challenge.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, type Member, messagesTo, relaxedLimits } from "#api/testing/guests/member.ts";
import { testAuthenticator } from "#api/testing/guests/test-authenticator.ts";
import { testApp } from "#api/testing/servers/test-app.ts";

const app = await testApp({ env: relaxedLimits });
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

test("a user adds a passkey and logs in with it alone", async () => {
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

test("a removed passkey gives no access, and nobody can remove a passkey of another user", async () => {
  const [member, otherUser, phone] = [await aMember(app), await aMember(app), aPhone()];
  const { id } = (await add(member, phone)).json();
  expect(codeOf(await otherUser.call("DELETE", `${url}/${id}`))).toBe(1002);
  expect((await otherUser.call("GET", url)).json()).toEqual({ items: [] });
  expect((await member.call("DELETE", `${url}/${id}`)).statusCode).toBe(204);
  expect(codeOf(await logIn(phone))).toBe(6001);
});

test("the owner gets a message with device and network when a passkey is added or removed", async () => {
  const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0" };
  const [member, otherUser, phone] = [await aMember(app, { headers }), await aMember(app), aPhone()];
  const passkeyMessages = async () =>
    (await messagesTo(app, member.email)).filter(({ kind }) => kind.startsWith("passkey"));
  const { id } = (await add(member, phone)).json();
  const client = { device: "Chrome, Android", network: "10.0.…" };
  expect(await passkeyMessages()).toMatchObject([{ kind: "passkey-added", ...client }]);
  await otherUser.call("DELETE", `${url}/${id}`);
  expect(await passkeyMessages()).toHaveLength(1);
  await member.call("DELETE", `${url}/${id}`);
  expect(await passkeyMessages()).toMatchObject([{ kind: "passkey-removed", ...client }, { kind: "passkey-added" }]);
});

test("a response is accepted once, for its own challenge and for a short time", async () => {
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

test("a copied passkey is detected by its counter", async () => {
  const [member, phone] = [await aMember(app), aPhone()];
  await add(member, phone);
  for (let n = 0; n < 3; n++) expect((await logIn(phone)).statusCode).toBe(200);
  phone.lowerCounter(2);
  expect(codeOf(await logIn(phone))).toBe(6001);
});

test.each([
  ["another site", { origin: "http://evil.localhost" }],
  ["another brand", { rpId: "tajawal-sa.localhost", origin: "http://tajawal-sa.localhost" }],
  ["a device that did not look who holds it", { isVerified: false }],
])("a passkey used from %s is refused", async (_where, bent) => {
  const [member, phone] = [await aMember(app), aPhone()];
  expect(codeOf(await add(member, phone, bent))).toBe(1001);
  expect((await add(member, phone)).statusCode).toBe(201);
  expect(codeOf(await logIn(phone, bent))).toBe(6001);
});

test("each site asks for passkeys of its own host, on any port", async () => {
  const guest = aCartGuest(app, { host: "tajawal-ae.localhost:4321" });
  expect((await start(guest, "login/start")).options).toMatchObject({ rpId: "tajawal-ae.localhost" });
  const evil = aCartGuest(app, { host: "evil.example.test" });
  expect((await start(evil, "login/start")).options).toMatchObject({ rpId: HOST });
});

test("a passkey needs a verified account and a recent log-in", async () => {
  const unverified = await aMember(app, { isVerified: false });
  expect(codeOf(await unverified.call("POST", `${url}/start`, {}))).toBe(6009);
  const [member, phone] = [await aMember(app), aPhone()];
  const { requestId, options } = await start(member);
  await app.db.execute(
    sql`UPDATE session SET confirmed_at = app_now() - interval '6 minutes' WHERE account_id = ${member.user.id}`,
  );
  const late = await member.call("POST", url, { requestId, name: "", response: phone.make(options) });
  expect([late.statusCode, codeOf(late)]).toEqual([403, 6003]);
});

test("a challenge of one user is not accepted from another", async () => {
  const [member, otherUser, phone] = [await aMember(app), await aMember(app), aPhone()];
  const { requestId, options } = await start(member);
  const body = { requestId, name: "", response: phone.make(options) };
  expect(codeOf(await otherUser.call("POST", url, body))).toBe(6007);
  expect((await member.call("POST", url, body)).statusCode).toBe(201);
});

test("an account has ten passkeys at most", async () => {
  const member = await aMember(app);
  for (let n = 0; n < 10; n++) expect((await add(member, aPhone())).statusCode).toBe(201);
  expect((await add(member, aPhone())).json().error.fields).toEqual({ passkeys: "passkeys" });
});

test.each([{}, { id: "x" }, { id: "x".repeat(5_000) }, { id: "x", response: { clientDataJSON: "{" } }, { id: 7 }])(
  "a malformed passkey is refused: %#",
  async (response) => {
    const guest = aCartGuest(app);
    const { requestId } = await start(guest, "login/start");
    expect(codeOf(await guest.call("POST", `${url}/login`, { requestId, response }))).toBe(6001);
  },
);

test("expired challenges are deleted", async () => {
  await start(aCartGuest(app), "login/start");
  await app.db.execute(sql`UPDATE challenge SET expires_at = app_now() - interval '2 hours'`);
  await runBatches(app.db, "prune-challenges", pruneChallenges);
  expect((await app.db.execute(sql`SELECT FROM challenge`)).rows).toHaveLength(0);
});
