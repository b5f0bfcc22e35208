import type { Cart } from "#contract/cart.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { ask, call, type Shop } from "./shop.ts";

/** What an address can need: a cart, one given up, one with its guest, a payment that waits, or an order in its stages. */
const kinds = ["cart", "released", "guest", "payment", "order", "pending", "failed"] as const;
type Kind = (typeof kinds)[number];
export const NEEDED = new RegExp(`\\{(${kinds.join("|")})\\}`);

/** Cards of the sandbox: one that is paid, one whose bank stays silent, one that is paid late, one that is declined. */
const cards = {
  order: "4242424242424242",
  payment: "4000000000005001",
  pending: "4000000000006009",
  failed: "4000000000000002",
};
const RIYADH = 5;
/** Longer ahead than journeys and other pictures look. */
const DAYS_AHEAD = 50;

/** Makes what an address needs, and tells its id or number. */
export async function makeBooking(shop: Shop, needed: string): Promise<string> {
  const kind = kinds.find((each) => each === needed) ?? "cart";
  const { cartId } = await holdAnyHome(shop);
  if (kind === "released") await call(shop, "DELETE", `/api/accommodation/cart/${cartId}`);
  if (kind === "cart" || kind === "released") return cartId;
  await call(shop, "PATCH", `/api/accommodation/cart/${cartId}/guest`, { traveller, captchaToken: "test-pass" });
  return kind === "guest" ? cartId : pay(shop, cartId, kind);
}

/** The nights of the first homes may be gone to the pictures before. */
async function holdAnyHome(shop: Shop): Promise<Cart> {
  const today = todayInRiyadh(new Date());
  const stay = { checkIn: addDays(today, DAYS_AHEAD), checkOut: addDays(today, DAYS_AHEAD + 2) };
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RIYADH] }];
  const search = { searchCriteria, ...stay, pageNo: 1, pageSize: 100 };
  const { properties } = await call(shop, "POST", "/api/accommodation/property/search", search);
  const shuffled = (properties as { id: number }[]).toSorted(() => Math.random() - 0.5);
  for (const { id: propertyId } of shuffled) {
    const wish = { propertyId, ...stay };
    const quote = await call(shop, "POST", "/api/accommodation/property/prices-policies", wish).catch(() => null);
    if (!quote) continue;
    const { quoteId } = quote.unitPriceDetails;
    const body = { ...wish, guestCount: { adults: 2, children: 0 }, quoteId, captchaToken: "test-pass" };
    const cart = await call(shop, "POST", "/api/accommodation/cart", body).catch(() => null);
    if (cart) return cart;
  }
  throw new Error("No home is free for a picture of a booking");
}

async function pay(shop: Shop, cartId: string, kind: Exclude<Kind, "cart" | "released" | "guest">): Promise<string> {
  const { fieldsUrl, payable } = await call(shop, "GET", `/api/payment-api/methods?cartId=${cartId}`);
  const card = { number: cards[kind], expiry: "12/34", code: "123", holder: "NOURA ALI" };
  const given = await shop.request.post(new URL("/card/tokens", fieldsUrl).href, { data: card });
  const { token } = await given.json();
  const returnUrl = `/en/chalet/payment/return?cartId=${cartId}`;
  const body = { cartId, method: "card", token, returnUrl, acceptedTotal: payable.total };
  const answer = await ask(shop, "POST", "/api/payment-api/payment", body);
  const { paymentId, orderNumber } = kind === "failed" ? answer.body.error.details : answer.body;
  return kind === "payment" ? paymentId : orderNumber;
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
