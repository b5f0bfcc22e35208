import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeys } from "#api/schema/passkey.ts";
import type { Access, Names, Same } from "#api/testing/checks/access.ts";
import { accessTable } from "#api/testing/checks/access-table.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";

type Caller = Pick<CartGuest, "call">;
type Method = Parameters<Caller["call"]>[0];

let booking: BookingApp;
let names: Names;
/** The owner is one person with a booking in one browser and an account in another. */
let owner: { cart: Caller; account: Member };
/** A browser that opened the link in the mail of the order, and has no other access. */
let byLink: Caller;
let others: { anonymous: () => Caller; otherUser: Member; otherCart: Caller };

beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber, paymentId } = (await guest.pay(cart, testCards.paid)).json();
  const { guest: otherCart, property } = await booking.readyGuest();
  const later = { checkIn: addDays(booking.stay.checkIn, 2), checkOut: addDays(booking.stay.checkOut, 2) };
  const { cartId } = await guest.readyCart(property.id, later);
  const account = await aMember(booking.app);
  owner = { cart: guest, account };
  byLink = aCartGuest(booking.app, { cookie: `orderAccess-${orderNumber}=${await booking.linkOf(guest.email)}` });
  others = { anonymous: () => aCartGuest(booking.app), otherUser: await aMember(booking.app), otherCart };
  names = {
    ...namesAnywhere(),
    cartId,
    orderNumber,
    paymentId,
    propertyId: String(property.id),
    ...(await ownNames(account)),
  };
});
afterAll(() => booking.sandbox.stop());

function namesAnywhere(): Names {
  const token = randomBytes(32).toString("base64url");
  return {
    code: "123456",
    method: "qitaf",
    year: "2026",
    productId: randomUUID(),
    listId: randomUUID(),
    lookupType: "CITY",
    provider: "card",
    platform: "google",
    token,
  };
}

/** One of everything that an account owns. */
async function ownNames(account: Member): Promise<Names> {
  await aCartGuest(booking.app).call("POST", endpoints.logIn.url, aLogin({ email: account.email }));
  const { items } = (await account.call("GET", endpoints.listSessions.url)).json();
  const sessionId = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  const person = { title: "ms", firstName: "Noura", lastName: "Al Otaibi", nationality: null };
  const saved = { ...person, idType: null, idExpiry: null, isPrimary: false };
  const { id: travellerId } = (await account.call("POST", endpoints.addTraveller.url, saved)).json();
  const [passkeyId, userId] = [randomUUID(), account.user.id];
  const key = { id: passkeyId, credentialId: passkeyId, publicKey: randomBytes(8), counter: 0, name: "Phone" };
  await booking.app.db.insert(passkeys).values({ ...key, accountId: userId });
  return { sessionId, travellerId, passkeyId, userId };
}

const filled = (text: string) => text.replace(/:(\w+)/g, (_, name: string) => names[name] ?? name);

async function answerTo(
  caller: Caller,
  route: string,
  { query = "", body }: Partial<Access> | (Same & { query?: string }),
) {
  const [method, path = ""] = route.split(" ") as [Method, string];
  const answer = await caller.call(method, filled(path + query), body?.(names));
  const { statusCode } = answer;
  return { ...answer, body: answer.body, outcome: statusCode < 400 ? statusCode : answer.json().error?.code };
}

test("the access table contains every route and no other", () => {
  const routes = booking.app.knownRoutes.filter(({ method }) => method !== "HEAD" && method !== "OPTIONS");
  const known = routes.map(({ method, url }) => `${method} ${url}`);
  expect(known.filter((name) => !(name in accessTable))).toEqual([]);
  expect(Object.keys(accessTable).filter((name) => !known.includes(name))).toEqual([]);
});

const rows = Object.entries(accessTable);
const sameForAll = rows.filter((row): row is [string, Same] => "same" in row[1]);
const owned = rows.filter((row): row is [string, Access] => !("same" in row[1]));

test.each(sameForAll)("%s is the same for everybody", async (route, row) => {
  const callers = [others.anonymous(), owner.account, others.otherUser, others.otherCart];
  const outcome = [];
  for (const caller of callers) outcome.push((await answerTo(caller, route, row)).outcome);
  expect(outcome).toEqual(Array(callers.length).fill(outcome[0]));
  expect(outcome[0]).not.toBe(undefined);
});

test.each(owned)("%s is only for its owner", async (route, row) => {
  const outcome = {
    anonymous: (await answerTo(others.anonymous(), route, row)).outcome,
    otherCart: (await answerTo(others.otherCart, route, row)).outcome,
  };
  const other = await answerTo(others.otherUser, route, row);
  const own = await answerTo(owner[row.by], route, row);
  const { anonymous, otherCart, otherUser } = row;
  expect({ ...outcome, otherUser: other.outcome, owner: own.outcome }).toEqual({
    anonymous,
    otherCart,
    otherUser,
    owner: row.owner,
  });
  for (const secret of [owner.account.email, names.userId ?? "", names.travellerId ?? ""]) {
    expect(other.body).not.toContain(secret);
  }
});

const opened = [
  "GET /api/enigma/order/:orderNumber",
  "GET /api/enigma/order/:orderNumber/stay.ics",
  "POST /api/enigma/order/:orderNumber/code",
];

test.each(owned)(
  "%s treats a browser with only the order link as anonymous, unless it shows that order",
  async (route, row) => {
    await booking.app.db.execute(sql`UPDATE one_time_code SET created_at = created_at - interval '2 minutes'`);
    const { outcome } = await answerTo(byLink, route, row);
    expect(outcome).toBe(opened.includes(route) ? row.owner : row.anonymous);
  },
);

test.each(owned.filter(([, { by }]) => by === "account"))(
  "%s requires a log-in when the token is invalid",
  async (route, row) => {
    const expired = aCartGuest(booking.app, { authorization: `Bearer ${"x".repeat(43)}` });
    expect((await answerTo(expired, route, row)).outcome).toBe(6003);
  },
);
