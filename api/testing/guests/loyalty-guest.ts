import { sql } from "drizzle-orm";
import { aProperty } from "#api/testing/builders/a-property.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import type { Cart, CartProduct } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { LoyaltyMethod } from "#domain/loyalty/methods.ts";
import type { Programme } from "#domain/loyalty/rates.ts";
import type { CartGuest } from "./cart-guest.ts";
import { aMemberNumber } from "./loyalty-member.ts";
import { aPayingGuest } from "./paying-guest.ts";
import { aLot, aWalletMember } from "./wallet-member.ts";

type Home = Parameters<typeof aProperty>[1];
type Headers = Record<string, string>;

/** The calls with which a guest uses points and the wallet for a cart. */
export function loyaltyCalls({ call }: Pick<CartGuest, "call">, cartId: string) {
  const at = (url: string, method = "") => url.replace(":cartId", cartId).replace(":method", method);
  const send = (method: Programme, member: object) =>
    call("POST", at(endpoints.sendPointsCode.url, method), { cartId, ...member });
  const confirm = (method: Programme, requestId: string, otp = "123456") =>
    call("POST", at(endpoints.confirmPointsCode.url, method), { requestId, otp });
  const apply = (body: object, headers: Headers = {}) => call("POST", at(endpoints.applyLoyalty.url), body, headers);
  return {
    send,
    confirm,
    apply,
    remove: (method: LoyaltyMethod, headers: Headers = {}) =>
      call("DELETE", at(endpoints.removeLoyalty.url, method), undefined, headers),
    advice: (query = "") => call("GET", `${endpoints.getLoyaltyAdvice.url}?cartId=${cartId}${query}`),
    wallet: (burnPoints?: number, headers: Headers = {}) =>
      apply({ method: "wallet", ...(burnPoints !== undefined && { burnPoints }) }, headers),
    /** A confirmed code of Qitaf for a member whose number ends so. */
    confirmed: async (end = "11"): Promise<string> => {
      const { requestId } = (await send("qitaf", { phone: aMemberNumber(end) })).json();
      await confirm("qitaf", requestId);
      return requestId;
    },
  };
}

/** A member of the wallet with halalas in one lot, and a cart that is ready to pay. */
export async function aWalletGuest(
  { app, sandbox, stay }: BookingApp,
  halalas: number,
  { host, ...home }: Home & { host?: string } = {},
) {
  const member = await aWalletMember(app, host ? { host } : undefined);
  const lotId = await aLot(app, member.walletId, halalas);
  const guest = aPayingGuest(app, sandbox, {}, member);
  const property = await aProperty(app.db, home);
  const cart = await guest.readyCart(property.id, stay);
  return {
    member,
    guest,
    lotId,
    walletId: member.walletId,
    property,
    cart,
    loyalty: loyaltyCalls(member, cart.cartId),
  };
}

export function loyaltyLinesOf(cart: Cart): CartProduct[] {
  return cart.products.filter(({ type }) => type === "loyalty");
}

/** The states of the legs of a cart, in the order in which they were made. */
export async function legsOf({ app }: Pick<BookingApp, "app">, cartId: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ leg: string }>(sql`
    SELECT method || ' ' || state AS leg FROM cart_leg WHERE cart_id = ${cartId} ORDER BY created_at, id`);
  return rows.map(({ leg }) => leg);
}

/** A guest with a cart that is ready to pay, and the calls for its points. */
export async function aPointsGuest(booking: BookingApp) {
  const { guest, cart } = await booking.readyGuest();
  return { guest, cart, loyalty: loyaltyCalls(guest, cart.cartId) };
}

/** The same with reserved points of Qitaf. The end of the member's number decides what the programme does. */
export async function aGuestWithPoints(booking: BookingApp, burnPoints = 500, end = "11") {
  const one = await aPointsGuest(booking);
  const requestId = await one.loyalty.confirmed(end);
  const applied = await one.loyalty.apply({ method: "qitaf", requestId, burnPoints });
  if (applied.statusCode !== 200) throw new Error(`The points were refused: ${applied.body}`);
  const cart: Cart = applied.json();
  return { ...one, cart, requestId };
}

/** The id of the newest leg of a cart. */
export async function legIdOf({ app }: Pick<BookingApp, "app">, cartId: string): Promise<string> {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    SELECT id FROM cart_leg WHERE cart_id = ${cartId} ORDER BY created_at DESC LIMIT 1`);
  return rows[0]?.id ?? "";
}

/** The balance of a lot, of the money set aside and of the account for stays, in halalas. */
export async function balancesOf({ app }: Pick<BookingApp, "app">, lotId: string) {
  const { rows } = await app.db.execute<{ lot: number; held: number; stays: number }>(sql`
    SELECT (SELECT balance_minor::int FROM wallet_lot WHERE id = ${lotId}) AS lot,
      (SELECT coalesce(sum(amount_minor), 0)::int FROM ledger_entry WHERE account LIKE 'held:%') AS held,
      (SELECT coalesce(sum(amount_minor), 0)::int FROM ledger_entry WHERE account = 'stays') AS stays`);
  return rows[0];
}
