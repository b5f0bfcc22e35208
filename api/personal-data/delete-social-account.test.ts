import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tablesNaming } from "#api/testing/checks/tables-naming.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { aSocialGuest, typedPerson } from "#api/testing/guests/social-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits, timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

const db = () => booking.app.db;
const del = (member: Pick<Member, "call">, body: object = {}) =>
  member.call("POST", endpoints.deleteUser.url, aLogin({ reason: "", ...body }));

async function socialMember(platform: "google" | "apple", person = typedPerson()) {
  const guest = aCartGuest(booking.app);
  const { user } = (await aSocialGuest(booking.app, guest).logIn(platform, person)).json();
  return { guest, user };
}
/** What a phone of Apple gives our app. */
async function codeOfPhone(person: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(person);
  const answer = await fetch(`${booking.sandbox.url}/social/apple/phone`, { method: "POST", body });
  return ((await answer.json()) as { authorizationCode: string }).authorizationCode;
}
const delSocially = (guest: Pick<Member, "call">, body: object) =>
  guest.call("POST", endpoints.deleteSocialUser.url, { reason: "", captchaToken: "test-pass", ...body });

test("an account of Google can be deleted only after a recent log-in", async () => {
  const { guest, user } = await socialMember("google");
  const otherUser = await aMember(booking.app);
  const body = { userId: user.id, provider: "google" };
  expect((await delSocially(otherUser, body)).json().error.code).toBe(1002);
  expect((await delSocially(otherUser, { ...body, userId: otherUser.user.id })).json().error.code).toBe(1002);
  expect((await del(guest)).json().error.code).toBe(6008);
  await db().execute(
    sql`UPDATE session SET confirmed_at = app_now() - interval '6 minutes' WHERE account_id = ${user.id}`,
  );
  expect((await delSocially(guest, body)).json().error).toMatchObject({
    code: 6003,
    details: { reauthenticate: true },
  });
  await db().execute(sql`UPDATE session SET confirmed_at = app_now() WHERE account_id = ${user.id}`);
  expect((await delSocially(guest, body)).statusCode).toBe(204);
  const named = await tablesNaming(db(), user.id);
  expect(named.filter((name) => name !== "rate_limit")).toEqual(["account"]);
});

test.each([undefined, "test-fail"])("no account is deleted with the captcha %s", async (captchaToken) => {
  const [member, { guest, user }] = [await aMember(booking.app), await socialMember("google")];
  const refused = [
    await del(member, { captchaToken }),
    await delSocially(guest, { userId: user.id, provider: "google", captchaToken }),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [400, 6005],
    [400, 6005],
  ]);
  const alive = [await member.call("GET", endpoints.getMe.url), await guest.call("GET", endpoints.getMe.url)];
  expect(alive.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("an account of Apple is deleted with a new authorization code, and access is revoked at Apple", async () => {
  const person = typedPerson();
  const { guest, user } = await socialMember("apple", person);
  const body = { userId: user.id, provider: "apple" };
  expect((await delSocially(guest, { ...body, authorizationCode: "nonsense" })).json().error.code).toBe(6006);
  const foreign = await codeOfPhone(typedPerson());
  expect((await delSocially(guest, { ...body, authorizationCode: foreign })).json().error.code).toBe(6006);
  const { rows } = await db().execute<{ subject: string }>(
    sql`SELECT subject FROM social_identity WHERE account_id = ${user.id}`,
  );
  expect((await delSocially(guest, { ...body, authorizationCode: await codeOfPhone(person) })).statusCode).toBe(204);
  const revoked = await (await fetch(`${booking.sandbox.url}/social/apple/revoked.json`)).json();
  expect(revoked).toEqual({ subjects: [rows[0]?.subject] });
});

test("on a page an account of Apple is deleted right after a login with Apple, and access is revoked", async () => {
  const { guest, user } = await socialMember("apple");
  const body = { userId: user.id, provider: "apple" };
  const access = guest.cookies.get("appleAccess") ?? "";
  const others = (await socialMember("apple")).guest.cookies.get("appleAccess") ?? "";
  for (const wrong of ["", "nonsense", "demo.AAAA", others]) {
    guest.cookies.set("appleAccess", wrong);
    const refused = await delSocially(guest, body);
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 6003]);
  }
  guest.cookies.set("appleAccess", access);
  const { rows } = await db().execute<{ subject: string }>(
    sql`SELECT subject FROM social_identity WHERE account_id = ${user.id}`,
  );
  expect((await delSocially(guest, body)).statusCode).toBe(204);
  const revoked = await (await fetch(`${booking.sandbox.url}/social/apple/revoked.json`)).json();
  expect((revoked as { subjects: string[] }).subjects).toContain(rows[0]?.subject);
});
