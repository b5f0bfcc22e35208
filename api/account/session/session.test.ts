import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, messagesTo, PASSWORD, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { base64User } from "./session-cookies.ts";

const app = await testApp({ env: relaxedLimits });
const sessionList = endpoints.listSessions.url;
const refresh = endpoints.refreshSession.url;

type Member = Awaited<ReturnType<typeof aMember>>;
const asBearer = (token: string) =>
  aCartGuest(app, { authorization: `Bearer ${token}`, "sec-fetch-site": "cross-site" });
const isAlive = async (token: string) => (await asBearer(token).call("GET", sessionList)).statusCode === 200;
const refreshed = async (token: string) => (await asBearer(token).call("GET", refresh)).json().token as string;
const age = (member: Member, seconds: number) =>
  app.db.execute(sql`
    UPDATE session SET replaced_at = replaced_at - ${seconds} * interval '1 second'
    WHERE account_id = ${member.user.id} AND replaced_at IS NOT NULL`);

async function logInAgain({ email }: Member, headers: Record<string, string> = {}) {
  const guest = aCartGuest(app, headers);
  const answer = await guest.call("POST", endpoints.logIn.url, aLogin({ email }));
  return { ...guest, token: answer.json().token as string, answer };
}

test("a login sets three cookies, and only the first gives access", async () => {
  const { answer } = await logInAgain(await aMember(app), { host: "mabeet-sa.localhost" });
  const lines = answer.headers["set-cookie"] as string[];
  const { md5User, user, token, expiresIn } = answer.json();
  expect(lines).toEqual([
    `token=${token}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure`,
    `md5_user=${md5User}; Path=/; Max-Age=1209600; SameSite=Lax; Secure`,
    expect.stringMatching(/^base64_user=[A-Za-z0-9+/=]+; Path=\/; Max-Age=1209600; SameSite=Lax; Secure$/),
  ]);
  expect(expiresIn).toBe(1_209_600);
  expect(md5User).toMatch(/^[0-9a-f]{32}$/);
  const [, base64 = ""] = /=([^;]+)/.exec(lines[2] ?? "") ?? [];
  expect(JSON.parse(Buffer.from(base64, "base64").toString())).toEqual({
    v: 1,
    firstName: user.firstName,
    lang: "ar",
    loggedIn: true,
  });
  expect(await isAlive(md5User)).toBe(false);
});

test.each(["n".repeat(200), "م".repeat(200), '"'.repeat(200)])(
  "the greeting cookie stays short for any name",
  (firstName) => {
    expect(base64User({ firstName }, "ar").length).toBeLessThanOrEqual(256);
  },
);

test("the table of sessions contains no token", async () => {
  const { token } = await aMember(app);
  const { rows } = await app.db.execute(sql`SELECT * FROM session`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a call without a token makes no query", async () => {
  const before = app.db.$client.totalCount;
  const { pool, queryCount } = recordingPool();
  await app.inject({ method: "GET", url: sessionList });
  await app.inject({
    method: "GET",
    url: sessionList,
    headers: { cookie: "token=short", authorization: "Bearer nonsense" },
  });
  pool.restore();
  expect([queryCount(), app.db.$client.totalCount]).toEqual([0, before]);
});

function recordingPool() {
  const client = app.db.$client;
  const query = client.query.bind(client);
  let count = 0;
  client.query = ((...args: Parameters<typeof query>) => {
    count += 1;
    return query(...args);
  }) as typeof client.query;
  return { queryCount: () => count, pool: { restore: () => Object.assign(client, { query }) } };
}

test("a refresh returns a new token, and repeated at once the same token", async () => {
  const member = await aMember(app);
  const [first, second] = await Promise.all([refreshed(member.token), refreshed(member.token)]);
  expect(first).toBe(second);
  expect(first).not.toBe(member.token);
  expect(await isAlive(first)).toBe(true);
  expect(await isAlive(member.token)).toBe(true);
});

test("a replaced token that is used later ends the session of attacker and owner, and the owner gets a message", async () => {
  for (const use of [isAlive, refreshed]) {
    const member = await aMember(app);
    const next = await refreshed(member.token);
    await age(member, 31);
    await use(member.token);
    expect(await isAlive(next)).toBe(false);
    await use(member.token);
    const messages = (await messagesTo(app, member.email)).filter(({ kind }) => kind === "token-reuse");
    expect(messages).toHaveLength(1);
  }
});

test("a session family expires after ninety days, however often it is refreshed", async () => {
  const member = await aMember(app);
  const age = sql`UPDATE session SET family_started_at = app_now() - interval '89 days 12 hours' WHERE account_id = ${member.user.id}`;
  await app.db.execute(age);
  const answer = await asBearer(member.token).call("GET", refresh);
  expect(answer.json().expiresIn).toBeGreaterThan(43_100);
  expect(answer.json().expiresIn).toBeLessThanOrEqual(43_200);
  const over = sql`UPDATE session SET expires_at = app_now() WHERE account_id = ${member.user.id}`;
  await app.db.execute(over);
  expect((await asBearer(answer.json().token).call("GET", refresh)).json().error.code).toBe(6003);
});

test("a page of another site cannot refresh with our guest's cookie", async () => {
  const member = await aMember(app);
  expect((await member.call("GET", refresh, undefined, { "sec-fetch-site": "cross-site" })).json().error.code).toBe(
    1008,
  );
  expect((await member.call("GET", refresh, undefined, { "sec-fetch-site": "none" })).json().error.code).toBe(1008);
  expect((await member.call("GET", refresh)).statusCode).toBe(200);
});

test("a page of another site can neither log a guest out nor end their sessions", async () => {
  const member = await aMember(app);
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example.test" };
  const answers = [
    await member.call("POST", endpoints.logOut.url, { everywhere: true }, foreign),
    await member.call("DELETE", `${sessionList}/${crypto.randomUUID()}`, undefined, foreign),
  ];
  expect(answers.map((answer) => answer.json().error.code)).toEqual([1008, 1008]);
  expect(await isAlive(member.token)).toBe(true);
});

test("logging out clears the browser's data and ends its session only", async () => {
  const member = await aMember(app);
  const other = await logInAgain(member);
  const answer = await member.call("POST", endpoints.logOut.url, {});
  expect([answer.statusCode, answer.headers["clear-site-data"]]).toEqual([204, '"cookies", "storage"']);
  expect([...member.cookies.keys()]).toEqual([]);
  expect(await isAlive(member.token)).toBe(false);
  expect(await isAlive(other.token)).toBe(true);
});

test("logging out everywhere ends every session, and a second log-out succeeds too", async () => {
  const member = await aMember(app);
  const other = await logInAgain(member);
  await member.call("POST", endpoints.logOut.url, { everywhere: true });
  expect(await isAlive(other.token)).toBe(false);
  expect((await member.call("POST", endpoints.logOut.url, {})).statusCode).toBe(204);
});

test("a user sees every session by its device, and ends one of them", async () => {
  const member = await aMember(app);
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";
  const other = await logInAgain(member, { "user-agent": phone });
  const { items } = (await member.call("GET", sessionList)).json();
  expect(items.map(({ device, isCurrent, via }: never) => ({ device, isCurrent, via }))).toEqual([
    { device: "Safari, iPhone", isCurrent: false, via: "password" },
    { device: "?", isCurrent: true, via: "password" },
  ]);
  const ended = await member.call("DELETE", `${sessionList}/${items[0].id}`);
  expect(ended.statusCode).toBe(204);
  expect(await isAlive(other.token)).toBe(false);
});

test("nobody can end the session of another user, and a missing session gets the same answer", async () => {
  const [member, otherUser] = [await aMember(app), await aMember(app)];
  const { items } = (await member.call("GET", sessionList)).json();
  for (const id of [items[0].id, crypto.randomUUID()]) {
    expect((await otherUser.call("DELETE", `${sessionList}/${id}`)).json().error.code).toBe(1002);
  }
  expect(await isAlive(member.token)).toBe(true);
});

test("the owner gets a message about a login from a new device, but not about the first or a known one", async () => {
  const member = await aMember(app);
  const newDeviceMessages = async () =>
    (await messagesTo(app, member.email)).filter(({ kind }) => kind === "new-device").length;
  const device = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/133.0" };
  expect(await newDeviceMessages()).toBe(0);
  await logInAgain(member, device);
  await logInAgain(member, device);
  expect(await newDeviceMessages()).toBe(1);
});

test("another device learns why it was logged out, in any call and in the refresh", async () => {
  const member = await aMember(app);
  const other = await logInAgain(member);
  const reasonOf = async (token: string, url: string) =>
    (await asBearer(token).call("GET", url)).json().error.details?.reason;
  await member.call("POST", endpoints.logOut.url, { everywhere: true });
  expect(await reasonOf(other.token, sessionList)).toBe("everywhere");
  expect(await reasonOf(other.token, refresh)).toBe("everywhere");

  const [here, there] = [await logInAgain(member), await logInAgain(member)];
  const change = { oldPassword: PASSWORD, newPassword: "nine blue falcons" };
  const url = endpoints.changePassword.url.replace(":userId", member.user.id);
  expect((await here.call("PUT", url, change)).statusCode).toBe(204);
  expect(await reasonOf(there.token, refresh)).toBe("password");
  expect(await reasonOf("x".repeat(43), refresh)).toBe(undefined);
});
