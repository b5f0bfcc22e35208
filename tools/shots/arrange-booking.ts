import type { Page } from "@playwright/test";
import type { Cart } from "#contract/cart.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const NEEDED = /\{(cart|released|guest|payment|order)\}/;
type Needed = "cart" | "released" | "guest" | "payment" | "order";

/** Cards of the sandbox: one that is paid, and one whose bank stays silent. */
const cards = { order: "4242424242424242", payment: "4000000000005001" };
const RIYADH = 5;
/** Longer ahead than journeys and other pictures look. */
const DAYS_AHEAD = 50;

/** The address with its booking in it: makes a cart in this window, and guest, payment or order where they are needed. */
export async function arranged(window: Page, address: string): Promise<string> {
  const needed = NEEDED.exec(address)?.[1] as Needed | undefined;
  if (!needed) return address;
  await window.goto(new URL("/en/terms", address).href);
  return address.replace(NEEDED, await make(window, needed));
}

async function make(window: Page, needed: Needed): Promise<string> {
  const { cartId } = await holdAnyHome(window);
  if (needed === "released") await call(window, "DELETE", `/api/accommodation/cart/${cartId}`);
  if (needed === "cart" || needed === "released") return cartId;
  await call(window, "PATCH", `/api/accommodation/cart/${cartId}/guest`, { traveller, captchaToken: "test-pass" });
  return needed === "guest" ? cartId : pay(window, cartId, needed);
}

/** The nights of the first homes may be gone to the pictures before. */
async function holdAnyHome(window: Page): Promise<Cart> {
  const today = todayInRiyadh(new Date());
  const stay = { checkIn: addDays(today, DAYS_AHEAD), checkOut: addDays(today, DAYS_AHEAD + 2) };
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RIYADH] }];
  const search = { searchCriteria, ...stay, pageNo: 1, pageSize: 100 };
  const { properties } = await call(window, "POST", "/api/accommodation/property/search", search);
  const shuffled = (properties as { id: number }[]).toSorted(() => Math.random() - 0.5);
  for (const { id: propertyId } of shuffled) {
    const wish = { propertyId, ...stay };
    const quote = await call(window, "POST", "/api/accommodation/property/prices-policies", wish).catch(() => null);
    if (!quote) continue;
    const { quoteId } = quote.unitPriceDetails;
    const body = { ...wish, guestCount: { adults: 2, children: 0 }, quoteId, captchaToken: "test-pass" };
    const cart = await call(window, "POST", "/api/accommodation/cart", body).catch(() => null);
    if (cart) return cart;
  }
  throw new Error("No home is free for a picture of a booking");
}

async function pay(window: Page, cartId: string, needed: "payment" | "order"): Promise<string> {
  const { fieldsUrl, payable } = await call(window, "GET", `/api/payment-api/methods?cartId=${cartId}`);
  const card = { number: cards[needed], expiry: "12/34", code: "123", holder: "NOURA ALI" };
  const given = await window.request.post(new URL("/card/tokens", fieldsUrl).href, { data: card });
  const { token } = await given.json();
  const returnUrl = `/en/chalet/payment/return?cartId=${cartId}`;
  const body = { cartId, method: "card", token, returnUrl, acceptedTotal: payable.total };
  const { paymentId, orderNumber } = await call(window, "POST", "/api/payment-api/payment", body);
  return needed === "order" ? orderNumber : paymentId;
}

// biome-ignore lint/suspicious/noExplicitAny: what each call answers is said where it is read
async function call(window: Page, method: string, path: string, body?: object): Promise<any> {
  const answer = await window.evaluate(
    async ([verb, where, text]) => {
      const headers = { "content-type": "application/json", "x-currency": "SAR" };
      const response = await fetch(where, { method: verb, ...(text && { headers, body: text }) });
      return { isWell: response.ok, text: await response.text() };
    },
    [method, path, body ? JSON.stringify(body) : ""] as const,
  );
  if (!answer.isWell) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.text === "" ? null : JSON.parse(answer.text);
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
