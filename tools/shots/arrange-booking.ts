import type { APIRequestContext, Page } from "@playwright/test";
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

/** The address with its booking in it: makes a cart for this window, and guest, payment or order where they are needed. */
export async function arranged(window: Page, address: string): Promise<string> {
  const needed = NEEDED.exec(address)?.[1] as Needed | undefined;
  if (!needed) return address;
  const shop = shopOf(window, address);
  const made = await make(shop, needed);
  await giveCart(window, address, shop.direct);
  return address.replace(NEEDED, made);
}

/** The API of a site, asked beside the page: what it refuses is no complaint of the page's. */
type Shop = { request: APIRequestContext; direct: string; host: string };

function shopOf(window: Page, address: string): Shop {
  const { host, port } = new URL(address);
  return { request: window.request, direct: `http://127.0.0.1:${port}`, host };
}

/** The cookie that says whose the cart is was given to the address we asked at; the page is at another. */
async function giveCart(window: Page, address: string, direct: string): Promise<void> {
  const cookies = await window.context().cookies(direct);
  const url = new URL(address).origin;
  await window.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
}

async function make(shop: Shop, needed: Needed): Promise<string> {
  const { cartId } = await holdAnyHome(shop);
  if (needed === "released") await call(shop, "DELETE", `/api/accommodation/cart/${cartId}`);
  if (needed === "cart" || needed === "released") return cartId;
  await call(shop, "PATCH", `/api/accommodation/cart/${cartId}/guest`, { traveller, captchaToken: "test-pass" });
  return needed === "guest" ? cartId : pay(shop, cartId, needed);
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

async function pay(shop: Shop, cartId: string, needed: "payment" | "order"): Promise<string> {
  const { fieldsUrl, payable } = await call(shop, "GET", `/api/payment-api/methods?cartId=${cartId}`);
  const card = { number: cards[needed], expiry: "12/34", code: "123", holder: "NOURA ALI" };
  const given = await shop.request.post(new URL("/card/tokens", fieldsUrl).href, { data: card });
  const { token } = await given.json();
  const returnUrl = `/en/chalet/payment/return?cartId=${cartId}`;
  const body = { cartId, method: "card", token, returnUrl, acceptedTotal: payable.total };
  const { paymentId, orderNumber } = await call(shop, "POST", "/api/payment-api/payment", body);
  return needed === "order" ? orderNumber : paymentId;
}

// biome-ignore lint/suspicious/noExplicitAny: what each call answers is said where it is read
async function call({ request, direct, host }: Shop, method: string, path: string, data?: object): Promise<any> {
  const headers = { host, origin: `http://${host}`, "x-currency": "SAR" };
  const answer = await request.fetch(direct + path, { method, headers, ...(data && { data }) });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${text}`);
  return text === "" ? null : JSON.parse(text);
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
