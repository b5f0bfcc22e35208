import { randomUUID } from "node:crypto";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { TypedTraveller } from "#domain/guest/read-traveller.ts";
import type { Stay } from "#domain/stay/stay.ts";

type Headers = Record<string, string>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = { method: Method; url: string; headers: Headers; payload?: object };
type Answer = {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as they come.
  json: () => any;
};
/** The API in this process, or in another one over the network. */
export type Reachable = { inject: (call: Call) => Promise<Answer> };
type CartInput = Stay & { propertyId: number; guestCount?: { adults: number; children: number } };

/** Settings with which every guest can have their own network, set by the header `x-forwarded-for`. */
export const manyNetworks = { TRUSTED_PROXIES: "127.0.0.1" };

let networks = 0;

/** A browser that books: it keeps its cookies, sends requests from our own pages and has its own network. */
export function aCartGuest(app: Reachable, given: Headers = {}) {
  networks += 1;
  const own: Headers = {
    host: "mabeet-sa.localhost",
    "sec-fetch-site": "same-origin",
    "x-browser-key": randomUUID(),
    "x-forwarded-for": `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`,
    ...given,
  };
  const jar = new Map<string, string>();
  const cookieLine = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const call = async (method: Method, url: string, payload?: object, more?: Headers) => {
    const headers = { ...own, ...(jar.size > 0 && { cookie: cookieLine() }), ...more };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    keepCookies(jar, answer.headers["set-cookie"]);
    return answer;
  };
  const at = (url: string, cartId: string) => url.replace(":cartId", cartId);
  const quote = async (input: CartInput): Promise<string> => {
    const { propertyId, checkIn, checkOut } = input;
    const answer = await call("POST", endpoints.quoteStay.url, { propertyId, checkIn, checkOut });
    return answer.json().unitPriceDetails?.quoteId ?? "";
  };
  const create = (payload: object, more?: Headers) => call("POST", endpoints.createCart.url, payload, more);
  const book = async (input: CartInput, more: object = {}, headers?: Headers): Promise<Answer> =>
    create({ guestCount: { adults: 2, children: 0 }, ...input, quoteId: await quote(input), ...more }, headers);
  return {
    call,
    quote,
    create,
    book,
    cart: async (input: CartInput): Promise<Cart> => (await book(input)).json(),
    get: (cartId: string, more?: Headers) => call("GET", at(endpoints.getCart.url, cartId), undefined, more),
    release: (cartId: string) => call("DELETE", at(endpoints.releaseCart.url, cartId)),
    setGuest: (cartId: string, traveller: object, more: object = {}, headers?: Headers) =>
      call("PATCH", at(endpoints.setGuest.url, cartId), { traveller, ...more }, headers),
    applyCoupon: (cartId: string, code: string, headers?: Headers) =>
      call("POST", at(endpoints.applyCoupon.url, cartId), { code }, headers),
    cookie: cookieLine,
    cookies: jar,
    forget: () => jar.clear(),
  };
}
export type CartGuest = ReturnType<typeof aCartGuest>;

/** Like a browser: keeps the newest value of each name and drops expired ones. */
function keepCookies(jar: Map<string, string>, set: unknown): void {
  for (const line of [set ?? []].flat().map(String)) {
    const [pair = ""] = line.split(";", 1);
    const name = pair.slice(0, pair.indexOf("="));
    if (/max-age=0\b/i.test(line)) jar.delete(name);
    else jar.set(name, pair.slice(name.length + 1));
  }
}

/** The form of a guest without mistakes. */
export function aTraveller(given: Partial<TypedTraveller> = {}): TypedTraveller {
  return {
    firstName: "Noura",
    lastName: "Al Otaibi",
    email: "noura@example.test",
    phone: { dialCode: "+966", number: "0512345678", countryCode: "SA" },
    bookingForOther: false,
    guestCount: { adults: 2, children: 1 },
    agreeRules: true,
    subscribe: false,
    ...given,
  };
}
