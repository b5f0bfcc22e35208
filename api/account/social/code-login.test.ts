import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts } from "#api/schema/account.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { aSocialGuest, pickAt, typedPerson } from "#api/testing/guests/social-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
});
beforeEach(() => booking.sandbox.clearFaults());
afterAll(() => booking.sandbox.stop());

const platforms = ["google", "facebook", "apple"] as const;

test.each(platforms)(
  "the page asks %s for a code with PKCE, and the address to return to is our server",
  async (of) => {
    const url = await aSocialGuest(booking.app).start(of);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `http://mabeet-sa.localhost/api/account/auth/social/${of}/return`,
      ...(of === "apple" && { response_mode: "form_post", scope: "name email" }),
    });
    for (const name of ["state", "nonce", "code_challenge"])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(40);
  },
);

test.each(platforms)("a guest of %s is logged in and is the same user the next time", async (of) => {
  const person = typedPerson();
  const first = await aSocialGuest(booking.app).logIn(of, person);
  expect([first.statusCode, first.json().user]).toMatchObject([
    200,
    { providers: [of], firstName: "Huda", lastName: "Ali", email: of === "facebook" ? null : person.email },
  ]);
  expect(String(first.headers["set-cookie"])).toContain("token=");
  const again = await aSocialGuest(booking.app).logIn(of, person);
  expect(again.json().user.id).toBe(first.json().user.id);
});

test("the cookies of a login are hidden from scripts, and only Apple's form gets one from another site", async () => {
  const guest = aCartGuest(booking.app);
  const cookieOf = async (of: string) => {
    const answer = await guest.call("POST", endpoints.startSocialLogin.url.replace(":platform", of));
    return String(answer.headers["set-cookie"]).replace(/^socialAttempt=[^;]+; /, "");
  };
  const path = "Path=/api/account/auth/social; Max-Age=900; HttpOnly";
  expect(await cookieOf("google")).toBe(`${path}; SameSite=Lax; Secure`);
  expect(await cookieOf("apple")).toBe(`${path}; SameSite=None; Secure`);
});

test("our server leads to the page in the guest's language, and nothing of the answer is in its address", async () => {
  for (const [of, language] of [
    ["google", "ar"],
    ["apple", "en"],
  ] as const) {
    const guest = aSocialGuest(booking.app);
    const url = await guest.start(of, { "x-locale": language });
    const answer = await guest.comeBack(of, await pickAt(url, typedPerson()));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/${language}/login/social`]);
    expect((await guest.finish()).json()).toHaveProperty("token");
  }
});

test("a guest who cancels reads so, and no account is made", async () => {
  for (const of of platforms) {
    const count = await booking.app.db.$count(accounts);
    const guest = aSocialGuest(booking.app);
    const answer = await guest.logIn(of, { person: "nobody" });
    expect([answer.statusCode, answer.json().refusal.code]).toEqual([200, 6012]);
    expect((await guest.finish()).json().refusal.code).toBe(6013);
    expect(await booking.app.db.$count(accounts)).toBe(count);
  }
});

test.each(["silent", "500", "cut-json", "refuse"])(
  "a guest whose code %s cannot exchange may begin again",
  async (fault) => {
    const person = typedPerson();
    await booking.sandbox.setFault("POST /social/google/token", fault);
    const guest = aSocialGuest(booking.app);
    const failed = await guest.logIn("google", person);
    expect([failed.statusCode, failed.json().refusal.code]).toEqual([200, 6013]);
    expect(await booking.app.db.$count(accounts, eq(accounts.email, person.email))).toBe(0);
    expect((await guest.logIn("google", person)).json()).toHaveProperty("token");
  },
);

test("a logged-in user adds Apple to the own account, though the form of Apple brings no session", async () => {
  const member = await aMember(booking.app);
  const linked = await aSocialGuest(booking.app, member).logIn("apple", typedPerson());
  expect(linked.json().user).toMatchObject({ id: member.user.id, providers: ["apple"] });
});

test("an unverified account with the same address must log in first", async () => {
  const member = await aMember(booking.app, { isVerified: false });
  await booking.app.db.execute(
    sql`UPDATE account SET email_verified_at = NULL, status = 'unverified' WHERE id = ${member.user.id}`,
  );
  const answer = await aSocialGuest(booking.app).logIn("google", typedPerson(member.email));
  expect(answer.json()).toEqual({ refusal: { code: 6002, logInFirst: true } });
});

test("a company that is switched off is not offered, and its login cannot begin", async () => {
  const off = await testApp({ env: { ...relaxedLimits, PARTNERS_OFF: "apple" } });
  const guest = aCartGuest(off);
  const { platforms: offered } = (await guest.call("GET", endpoints.getSocialOptions.url)).json();
  expect(offered.map(({ platform }: { platform: string }) => platform)).toEqual(["google", "facebook"]);
  expect((await guest.call("POST", endpoints.startSocialLogin.url.replace(":platform", "apple"))).statusCode).toBe(404);
});

test("the metrics say of each company whether it answers", async () => {
  const metrics = await booking.app.metrics.metrics();
  for (const of of platforms) expect(metrics).toContain(`partner_up{name="${of}"} 1`);
});
