import { expect, test } from "vitest";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { untilLockWait } from "#api/testing/checks/until-lock-wait.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, lastMessage, type Member, PASSWORD, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp({ env: { ...relaxedLimits, DATABASE_POOL_SIZE: "8" } });
const NEW = "nine blue falcons";
const refresh = (member: Member) => member.call("GET", endpoints.refreshSession.url);
const logOut = (member: Member) => member.call("POST", endpoints.logOut.url, {});
const asBearer = (token: string) => aCartGuest(app, { authorization: `Bearer ${token}` });
const isAlive = async (token: string) =>
  (await asBearer(token).call("GET", endpoints.listSessions.url)).statusCode === 200;

/** The lock timeout is two seconds, which a busy machine may need for one password hash. */
const retried = { retry: 2 };

type Answer = Awaited<ReturnType<typeof refresh>>;
type Action = () => Promise<Answer>;

/** Both calls wait for the lock of the account before either can change it; then they run one after the other. */
async function inOrder({ user }: Member, first: Action, second: Action): Promise<[Answer, Answer]> {
  const both = await inTransaction(app.db, async (tx) => {
    await lockAccount(tx, user.id);
    const one = first();
    await untilLockWait(app.db);
    const two = second();
    await untilLockWait(app.db, 2);
    return { one, two };
  });
  return Promise.all([both.one, both.two]);
}

test("a refresh that runs while its user logs out leaves no valid token, whichever is first", async () => {
  const member = await aMember(app);
  const [refreshed] = await inOrder(
    member,
    () => refresh(member),
    () => logOut(member),
  );
  expect(refreshed.statusCode).toBe(200);
  expect([await isAlive(refreshed.json().token), await isAlive(member.token)]).toEqual([false, false]);

  const other = await aMember(app);
  const [, late] = await inOrder(
    other,
    () => logOut(other),
    () => refresh(other),
  );
  expect(late.json().error.code).toBe(6003);
});

test("two concurrent refreshes return one successor", async () => {
  const member = await aMember(app);
  const bearer = asBearer(member.token);
  const ask = () => bearer.call("GET", endpoints.refreshSession.url);
  const [one, two] = await inOrder(member, ask, ask);
  expect(two.json().token).toBe(one.json().token);
});

test("a login with the old password that waits for a password change fails", retried, async () => {
  const member = await aMember(app);
  const { email, user } = member;
  const body = { newPassword: NEW, oldPassword: PASSWORD };
  const change = () => member.call("PUT", endpoints.changePassword.url.replace(":userId", user.id), body);
  const logIn = () => aCartGuest(app).call("POST", endpoints.logIn.url, aLogin({ email }));
  const [changed, late] = await inOrder(member, change, logIn);
  expect([changed.statusCode, late.json().error.code]).toEqual([204, 6001]);
});

test("a login just before a password change is ended by it", retried, async () => {
  const member = await aMember(app);
  const { email, user } = member;
  const body = { newPassword: NEW, oldPassword: PASSWORD };
  const change = () => member.call("PUT", endpoints.changePassword.url.replace(":userId", user.id), body);
  const logIn = () => aCartGuest(app).call("POST", endpoints.logIn.url, aLogin({ email }));
  const [early] = await inOrder(member, logIn, change);
  expect(await isAlive(early.json().token)).toBe(false);
});

test("of two concurrent uses of a link one sets the password", retried, async () => {
  const member = await aMember(app);
  const request = { email: member.email, captchaToken: "test-pass" };
  await aCartGuest(app).call("POST", endpoints.forgotPassword.url, request);
  const { link: token } = await lastMessage(app, member.email);
  const set = (password: string) => () =>
    aCartGuest(app).call("POST", endpoints.setPasswordByEmail.url, { token, password, passwordVerify: password });
  const [one, two] = await inOrder(member, set(NEW), set("ten grey houbaras"));
  expect([one.statusCode, two.json().error.code]).toEqual([200, 6007]);
});
