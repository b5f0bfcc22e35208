import { randomInt } from "node:crypto";
import { aCardToken } from "#api/testing/servers/card-gateway.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { sandboxOf } from "./sandbox.ts";
import { call, type SiteApi, send } from "./site-api.ts";

/** What a URL can need: a cart, a released cart, a cart with its guest, a waiting payment, or an order in one of its states. */
const kinds = ["cart", "released", "guest", "payment", "order", "pending", "failed"] as const;
type Kind = (typeof kinds)[number];
export const NEEDED = new RegExp(`\\{(${kinds.join("|")})\\}`);

/** Test cards of the sandbox: paid, bank does not respond, paid late, declined. */
const cards = {
  order: "4242424242424242",
  payment: "4000000000005001",
  pending: "4000000000006009",
  failed: "4000000000000002",
};
const RIYADH = 5;
/** Later than the nights of browser tests and other screenshots. */
const DAYS_AHEAD = 50;

/** Creates what a URL needs, and returns its id or number. */
export async function makeBooking(api: SiteApi, needed: string): Promise<string> {
  const kind = kinds.find((each) => each === needed) ?? "cart";
  const { cartId } = await holdAnyProperty(api);
  if (kind === "released") await call(api, "DELETE", `/api/accommodation/cart/${cartId}`);
  if (kind === "cart" || kind === "released") return cartId;
  await setGuest(api, cartId);
  if (kind === "guest") return cartId;
  const { paymentId, orderNumber } = await pay(api, cartId, kind);
  return kind === "payment" ? paymentId : orderNumber;
}

/** A paid booking of a guest with their own contact; `prepare` changes the property before it is priced. */
export async function makeOrder(api: SiteApi, wanted: Required<Wanted>): Promise<Paid & { cart: Cart }> {
  const cart = await holdAnyProperty(api, wanted);
  const digits = String(randomInt(100_000_000)).padStart(8, "0");
  const phone = { ...traveller.phone, number: `5${digits}` };
  await setGuest(api, cart.cartId, { phone, email: `noura-${digits}@example.test` });
  return { ...(await pay(api, cart.cartId, "order")), cart };
}

/** Records who will stay; `given` replaces details of the usual guest. */
export async function setGuest(api: SiteApi, cartId: string, given: Partial<typeof traveller> = {}): Promise<void> {
  const body = { traveller: { ...traveller, ...given }, captchaToken: "test-pass" };
  await call(api, "PATCH", `/api/accommodation/cart/${cartId}/guest`, body);
}

/** `spare` nights after the stay are free, too. */
type Wanted = { from?: number; spare?: number; nights?: number; prepare?: (propertyId: number) => Promise<void> };

/** Tries properties in random order, because earlier screenshots may have booked the nights. */
async function holdAnyProperty(
  api: SiteApi,
  { from = DAYS_AHEAD, nights = 2, spare = 0, prepare }: Wanted = {},
): Promise<Cart> {
  const today = todayInRiyadh(new Date());
  const stay = { checkIn: addDays(today, from), checkOut: addDays(today, from + nights) };
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RIYADH] }];
  const checkOut = addDays(stay.checkOut, spare);
  const search = { searchCriteria, ...stay, checkOut, pageNo: 1, pageSize: 100 };
  const { properties } = await call(api, "POST", "/api/accommodation/property/search", search);
  const shuffled = (properties as { id: number }[]).toSorted(() => Math.random() - 0.5);
  for (const { id: propertyId } of shuffled) {
    const input = { propertyId, ...stay };
    await prepare?.(propertyId);
    const quote = await call(api, "POST", "/api/accommodation/property/prices-policies", input).catch(() => null);
    if (!quote) continue;
    const { quoteId } = quote.unitPriceDetails;
    const body = { ...input, guestCount: { adults: 2, children: 0 }, quoteId, captchaToken: "test-pass" };
    const cart = await call(api, "POST", "/api/accommodation/cart", body).catch(() => null);
    if (cart) return cart;
  }
  throw new Error("No property is available for a booking");
}

type Paid = { paymentId: string; orderNumber: string };

/** Pays a cart by card; the kind of what is made chooses the card. */
export async function pay(
  api: SiteApi,
  cartId: string,
  kind: Exclude<Kind, "cart" | "released" | "guest">,
): Promise<Paid> {
  const answer = await payWith(api, cartId, cards[kind]);
  return kind === "failed" ? answer.error.details : answer;
}

/** The answer to a payment with this card, of a cart or a gift. */
export async function payWith(api: SiteApi, cartId: string, card: string) {
  const { payable } = await call(api, "GET", `/api/payment-api/methods?cartId=${cartId}`);
  const token = await aCardToken(new URL(await sandboxOf(api)).origin, card);
  const returnUrl = `/en/chalet/payment/return?cartId=${cartId}`;
  const body = { cartId, method: "card", token, returnUrl, acceptedTotal: payable.total };
  return (await send(api, "POST", "/api/payment-api/payment", body)).body;
}

const traveller = {
  firstName: "نورة",
  lastName: "العتيبي",
  email: "noura@example.test",
  phone: { dialCode: "+966", number: "512345678", countryCode: "SA" },
  arrivalTime: "18:00",
  bookingForOther: false,
  guestCount: { adults: 2, children: 1 },
  agreeRules: true,
  subscribe: false,
};
