import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, aPhone, aRegistration, lastMessage, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const app = await testApp({ env: relaxedLimits });
await aCurrencyRate(app.db);
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
const aCart = async (guest: ReturnType<typeof aCartGuest>) =>
  (await guest.cart({ propertyId: (await aProperty(app.db)).id, ...stay })).cartId;
const logIn = (guest: ReturnType<typeof aCartGuest>, email: string) =>
  guest.call("POST", endpoints.logIn.url, aLogin({ email }));

test("a cart made before logging in belongs to the account, in every browser of its owner", async () => {
  const member = await aMember(app);
  const guest = aCartGuest(app);
  const cartId = await aCart(guest);
  expect((await member.get(cartId)).statusCode).toBe(404);
  await logIn(guest, member.email);
  expect((await guest.get(cartId)).statusCode).toBe(200);
  expect((await member.get(cartId)).statusCode).toBe(200);
});

test("a new user keeps the cart, too, as soon as the code verifies their address", async () => {
  const guest = aCartGuest(app);
  const cartId = await aCart(guest);
  const typed = aRegistration();
  const { requestId } = (await guest.call("POST", endpoints.register.url, typed)).json();
  const { code } = await lastMessage(app, typed.email);
  await guest.call("POST", endpoints.verifyEmail.url, { token: code, requestId });
  const elsewhere = aCartGuest(app);
  await logIn(elsewhere, typed.email);
  expect((await elsewhere.get(cartId)).statusCode).toBe(200);
});

test("another user of the same browser does not see it, to read or to write", async () => {
  const [owner, other] = [await aMember(app), await aMember(app)];
  const guest = aCartGuest(app);
  const cartId = await aCart(guest);
  await logIn(guest, owner.email);
  await logIn(guest, other.email);
  const answers = [await guest.get(cartId), await guest.setGuest(cartId, aPerson()), await guest.release(cartId)];
  expect(answers.map((answer) => answer.json().error.code)).toEqual([4001, 4001, 4001]);
  expect((await owner.get(cartId)).statusCode).toBe(200);
});

const aPerson = () => aTraveller({ email: `guest-${crypto.randomUUID()}@example.test`, phone: aPhone() });

/** The same browser with the cookies of an earlier moment. */
const copyOf = (guest: ReturnType<typeof aCartGuest>, ...names: string[]) => {
  const copy = aCartGuest(app);
  for (const name of names) copy.cookies.set(name, guest.cookies.get(name) ?? "");
  return copy;
};

test("after an expired session the cart belongs to its browser; after a logout it does not", async () => {
  const owner = await aMember(app);
  const cartId = await aCart(owner);
  owner.cookies.delete("token");
  expect((await owner.get(cartId)).statusCode).toBe(200);
  await logIn(owner, owner.email);
  await owner.call("POST", endpoints.logOut.url, {});
  expect((await owner.get(cartId)).statusCode).toBe(404);
});

test.each([
  ["logged in", (member: ReturnType<typeof aCartGuest>) => aCart(member)],
  ["not yet logged in", null],
])("an old cookie of a cart that was begun %s opens nothing after the logout", async (_when, begin) => {
  const { email, ...browser } = await aMember(app);
  const guest = begin ? browser : aCartGuest(app);
  const cartId = await (begin ?? aCart)(guest);
  if (!begin) await logIn(guest, email);
  await guest.setGuest(cartId, aPerson());
  const old = copyOf(guest, "cartToken");
  expect((await old.get(cartId)).statusCode).toBe(200);
  await guest.call("POST", endpoints.logOut.url, {});

  const answers = [await old.get(cartId), await old.setGuest(cartId, aPerson()), await old.release(cartId)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await old.call("GET", endpoints.getHold.url)).json()).toEqual({ hold: null });
  await logIn(old, email);
  expect((await old.get(cartId)).statusCode).toBe(200);
});

test("what a browser booked without an account stays its own when somebody else logs out of it", async () => {
  const guest = aCartGuest(app);
  const cartId = await aCart(guest);
  const old = copyOf(guest, "cartToken");
  await guest.call("POST", endpoints.logOut.url, {});
  expect((await old.get(cartId)).statusCode).toBe(200);
});

test("a logout after the session has expired closes the cart, too", async () => {
  const owner = await aMember(app);
  const cartId = await aCart(owner);
  const old = copyOf(owner, "cartToken");
  owner.cookies.delete("token");
  await owner.call("POST", endpoints.logOut.url, {});
  expect((await old.get(cartId)).statusCode).toBe(404);
});

test("a login that another site's page sends along with our guest's cart is refused", async () => {
  const member = await aMember(app);
  const guest = aCartGuest(app);
  await aCart(guest);
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example.test" };
  const body = aLogin({ email: member.email });
  expect((await guest.call("POST", endpoints.logIn.url, body, foreign)).json().error.code).toBe(1008);
});

test("a user who is logged out elsewhere while booking is asked to log in, and then continues", async () => {
  const owner = await aMember(app);
  const guest = aCartGuest(app);
  await logIn(guest, owner.email);
  const cartId = await aCart(guest);
  await owner.call("POST", endpoints.logOut.url, { everywhere: true });
  for (const refused of [await guest.get(cartId), await guest.setGuest(cartId, aPerson())]) {
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      401,
      { code: 6003, details: { reason: "everywhere" } },
    ]);
  }
  await logIn(guest, owner.email);
  expect((await guest.setGuest(cartId, aPerson())).statusCode).toBe(200);

  await logIn(owner, owner.email);
  await owner.call("POST", endpoints.logOut.url, { everywhere: true });
  expect((await guest.call("GET", endpoints.refreshSession.url)).statusCode).toBe(401);
  expect([...guest.cookies.keys()]).toEqual(["cartToken"]);
  expect((await guest.get(cartId)).statusCode).toBe(404);
});

test("a user whose session expires while booking gets a problem, keeps the cart, and continues as a guest", async () => {
  const owner = await aMember(app);
  const cartId = await aCart(owner);
  await app.db.execute(sql`UPDATE session SET expires_at = app_now() WHERE account_id = ${owner.user.id}`);
  expect((await owner.get(cartId)).statusCode).toBe(200);
  const refused = await owner.setGuest(cartId, aPerson());
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 6003]);
  expect((await owner.call("GET", endpoints.refreshSession.url)).statusCode).toBe(401);
  expect([...owner.cookies.keys()]).toEqual(["cartToken"]);
  expect((await owner.setGuest(cartId, aPerson())).statusCode).toBe(200);
});
