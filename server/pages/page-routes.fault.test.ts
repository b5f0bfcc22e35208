import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aLookup } from "#api/testing/builders/a-lookup.ts";
import { aMember } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { tourHosts } from "#domain/property/tour-hosts.ts";
import { addDays } from "#domain/stay/day.ts";
import { buildPages } from "#server/build/build-pages.ts";
import { startRenderer } from "#server/render/renderer.ts";
import { ROOT } from "#server/root.ts";
import routes from "#web/routes.ts";
import { builtFiles } from "./built-pages.ts";
import { pages } from "./pages.ts";

/** Accepts only forms; it is never read as a page. */
const FORM = "form";
const GATEWAY = "https://pay.example.test";
const TOURS = tourHosts.map((host) => `https://${host}`).join(" ");
const NOBODY = "'none'";

/** A guest with a cart that is not paid yet, and with an order; and somebody who is logged in. */
type Ids = {
  propertyId: number;
  cartId: string;
  paymentId: string;
  orderNumber: string;
  cookie: string;
  member: string;
};
type Page = { frames: string; status?: number; isMembers?: true; address?: (ids: Ids) => string };
const open: Page = { frames: TOURS };
const details: Page = { ...open, address: ({ propertyId }) => `/chalet/details/${propertyId}` };
const unknown: Page = { ...open, status: 404 };
const own: Page = { ...open, isMembers: true };
const paying = (at: string): Record<string, Page> => ({
  [`${at}chalet/guest`]: { frames: NOBODY, address: ({ cartId }) => `/${at}chalet/guest?cartId=${cartId}` },
  [`${at}chalet/payment`]: { frames: GATEWAY, address: ({ cartId }) => `/${at}chalet/payment?cartId=${cartId}` },
  [`${at}chalet/payment/return`]: {
    frames: NOBODY,
    address: ({ paymentId }) => `/${at}chalet/payment/return?paymentId=${paymentId}`,
  },
  [`${at}chalet/confirmation`]: {
    frames: NOBODY,
    address: ({ orderNumber }) => `/${at}chalet/confirmation?orderNumber=${orderNumber}`,
  },
});

/** Every page and what it may frame. A route without a row here fails this file. */
const table: Record<string, Page | typeof FORM> = {
  "": { ...open, status: 302 },
  "chalets-home": open,
  "mweb/chalets/home": open,
  "mweb/home": open,
  "chalets/search": { ...open, address: () => "/chalets/search?cityId=5" },
  "mweb/chalets/search": { ...open, address: () => "/mweb/chalets/search?cityId=5" },
  "chalets/where": { ...open, address: () => "/chalets/where?where=nowhere" },
  "mweb/chalets/where": { ...open, address: () => "/mweb/chalets/where?where=nowhere" },
  "chalet/details/:propertyId": details,
  "mweb/chalet/details/:propertyId": { ...details, address: ({ propertyId }) => `/mweb/chalet/details/${propertyId}` },
  "chalet/details": { ...open, status: 301, address: ({ propertyId }) => `/chalet/details?propertyId=${propertyId}` },
  "mweb/chalet/details": {
    ...open,
    status: 301,
    address: ({ propertyId }) => `/mweb/chalet/details?propertyId=${propertyId}`,
  },
  ...paying(""),
  ...paying("mweb/"),
  login: open,
  "login/social": open,
  register: open,
  "forgot-password": open,
  "reset-password/:token": { ...open, address: () => "/reset-password/nobody" },
  "verify/email": { ...open, address: () => "/verify/email?token=nobody" },
  "verify/phone": open,
  account: own,
  "account/profile": own,
  "account/security": own,
  "account/travellers": own,
  "account/travellers/:travellerId": { ...own, address: () => "/account/travellers/new" },
  "account/orders": own,
  "account/orders/:orderNumber": { ...own, status: 404, address: () => "/account/orders/C000000000" },
  "account/notifications": own,
  "account/billing": own,
  "account/wallet": own,
  "host/order/:orderNumber": { ...open, status: 404, address: () => "/host/order/C000000000" },
  "document/:token": { ...open, status: 404, address: () => "/document/unknown" },
  saved: open,
  "mweb/saved": open,
  "list/:token": { ...open, status: 404, address: () => "/list/unknown" },
  "mweb/list/:token": { ...open, status: 404, address: () => "/mweb/list/unknown" },
  "hosts/:hostId": { ...open, status: 404, address: () => "/hosts/999999999" },
  "mweb/hosts/:hostId": { ...open, status: 404, address: () => "/mweb/hosts/999999999" },
  compare: { ...open, address: ({ propertyId }) => `/compare?ids=${propertyId}` },
  "mweb/compare": { ...open, address: ({ propertyId }) => `/mweb/compare?ids=${propertyId}` },
  "account/orders/:orderNumber/cancel": { ...own, status: 404, address: () => "/account/orders/C000000000/cancel" },
  "gift-cards": open,
  "gift-cards/redeem": open,
  "gift-cards/:giftOrderNumber": { ...open, status: 404, address: () => "/gift-cards/G000000000" },
  "gift-cards/:giftOrderNumber/payment": {
    frames: GATEWAY,
    status: 404,
    address: () => "/gift-cards/G000000000/payment",
  },
  "manage-booking": open,
  "manage-booking/cancel": {
    ...open,
    address: ({ orderNumber }) => `/manage-booking/cancel?orderNumber=${orderNumber}`,
  },
  "account/orders/:orderNumber/change": { ...own, status: 404, address: () => "/account/orders/C000000000/change" },
  "manage-booking/change": {
    ...open,
    address: ({ orderNumber }) => `/manage-booking/change?orderNumber=${orderNumber}`,
  },
  newsletter: open,
  "nothing-changed": open,
  "alert/stop": { ...open, status: 410 },
  terms: open,
  privacy: open,
  help: open,
  offline: open,
  gallery: open,
  "gallery/:story": { ...open, address: () => "/gallery/button" },
  "*": { ...unknown, address: () => "/nowhere" },
  preferences: FORM,
  logout: FORM,
  consent: FORM,
  coupon: FORM,
  vote: FORM,
};

const pathsOf = (entries: readonly RouteConfigEntry[], before = ""): string[] =>
  entries.flatMap(({ path = "", children }) => {
    const whole = [before, path === ":lang?" ? "" : path].filter(Boolean).join("/");
    return children ? pathsOf(children, whole) : [whole];
  });

let booking: BookingApp;
let ids: Ids;
beforeAll(async () => {
  await buildPages({ root: ROOT });
  const renderer = await startRenderer({ files: builtFiles(join(ROOT, "build")), onFault: console.error });
  booking = await aBookingApp({
    env: { FIELDS_URL: GATEWAY },
    prepare: async (app) => {
      app.addHook("onClose", () => renderer.close());
      await app.register(pages, { settings: app.settings, answer: renderer.answer });
    },
  });
  const { guest, property, cart } = await booking.readyGuest();
  const { paymentId, orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const { checkOut } = booking.stay;
  const { cartId } = await guest.readyCart(property.id, { checkIn: checkOut, checkOut: addDays(checkOut, 2) });
  await aLookup(booking.app.db, { lookupTypeId: 2, id: property.cityId });
  const member = (await aMember(booking.app)).cookie();
  ids = { propertyId: property.id, cartId, paymentId, orderNumber, cookie: guest.cookie(), member };
}, 300_000);
afterAll(() => booking.sandbox.stop());

test("every page says in this table whom it may frame", async () => {
  const known = pathsOf(await routes);
  expect(known.filter((path) => !(path in table))).toEqual([]);
  expect(Object.keys(table).filter((path) => !known.includes(path))).toEqual([]);
});

const readable = Object.entries(table).filter((row): row is [string, Page] => row[1] !== FORM);
const both = readable.flatMap(([path, page]) => (["en", "ar"] as const).map((language) => ({ path, page, language })));

test.each(both)("/$language/$path runs only the scripts of this one answer", async ({ path, page, language }) => {
  const url = `/${language}${page.address?.(ids) ?? `/${path}`}`.replace(/\/$/, "");
  const cookie = page.isMembers ? ids.member : ids.cookie;
  const ask = () => booking.app.inject({ url, headers: { host: "mabeet-sa.localhost", cookie } });
  const [first, second] = [await ask(), await ask()];
  expect([first.statusCode, second.statusCode]).toEqual(Array(2).fill(page.status ?? 200));

  const policies = [first, second].map(({ headers }) => policyOf(String(headers["content-security-policy"])));
  const nonces = policies.map((policy) => /'nonce-([\w+/=]{20,})'/.exec(policy["script-src"] ?? "")?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const policy of policies) {
    expect(policy["script-src"]).toMatch(/^'nonce-[\w+/=]+' 'strict-dynamic'$/);
    expect(policy["frame-src"]).toBe(page.frames);
    expect(policy["object-src"]).toBe("'none'");
  }
  const scripts = [...first.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonces[0]}"`) && !tag.includes('type="application/'))).toEqual(
    [],
  );
  if ((page.status ?? 200) < 300) expect(scripts.length).toBeGreaterThan(0);
});

test.each(["en", "ar"] as const)("a page without a form refuses one in our words, in %s", async (language) => {
  const headers = { host: "mabeet-sa.localhost", "content-type": "application/x-www-form-urlencoded" };
  const refused = await booking.app.inject({ method: "POST", url: `/${language}/terms`, headers, payload: "a=1" });
  expect(refused.statusCode).toBe(405);
  expect(refused.body).toContain(messagesOf(language).errorCodes["1007"]);
});

function policyOf(header: string): Record<string, string> {
  return Object.fromEntries(
    header.split("; ").map((part) => [part.slice(0, part.indexOf(" ")), part.slice(part.indexOf(" ") + 1)]),
  );
}
