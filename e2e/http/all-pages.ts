import { randomUUID } from "node:crypto";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { type Page, pageAddresses, pageGroups, type Surface } from "#domain/page/page-addresses.ts";
import { book, hold, setGuest } from "./book.ts";
import { anyEmail, join, PASSWORD } from "./join.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

const SITE = "mabeet-sa";

/** What addresses of pages name, by page: parameters, and the query of a page that shows nothing without it. */
type Values = Partial<Record<Page, Record<string, string>>>;

type Group = keyof typeof pageGroups;
export type Walk = { visitor: Visitor; values: Values };

/** Who opens pages, and those that show them something of their own. */
export const visitors: Record<string, { arrive: () => Promise<Walk>; groups: readonly Group[] }> = {
  "somebody unknown": { arrive: async () => anybody(), groups: ["browse", "login", "site"] },
  "a guest who has booked": {
    arrive: () => walkOf(newVisitor(SITE), anyEmail()),
    groups: ["checkout", "gift", "host", "site"],
  },
  "a member who has booked": { arrive: arriveAsMember, groups: ["account", "checkout"] },
};

async function arriveAsMember(): Promise<Walk> {
  const email = await join(SITE);
  const visitor = newVisitor(SITE);
  await visitor.call(endpoints.logIn.url, { email, password: PASSWORD, captchaToken: "test-pass" });
  return walkOf(visitor, email);
}

/** Somebody whom no page knows: looks up a booking, logs in, or opens a link that is too old. */
export const anybody = (): Walk => ({ visitor: newVisitor(SITE), values: valuesOf({}) });

/** Holds a second stay, shares a list, and has a gift that waits for its payment. */
async function walkOf(visitor: Visitor, email: string): Promise<Walk> {
  const orderNumber = await book(visitor, email);
  const { cartId, chalet } = await hold(visitor);
  await setGuest(visitor, cartId, email);
  const propertyId = String(chalet.propertyId);
  const giftOrderNumber = await makeGift(visitor);
  const listToken = await shareList(visitor, Number(propertyId));
  return { visitor, values: valuesOf({ orderNumber, cartId, propertyId, giftOrderNumber, listToken }) };
}

type Known = Partial<Record<"orderNumber" | "cartId" | "propertyId" | "giftOrderNumber" | "listToken", string>>;

function valuesOf(known: Known): Values {
  const { orderNumber = "C000000000", cartId = randomUUID(), propertyId = "1", giftOrderNumber = "G000000000" } = known;
  const [order, gift, cart] = [{ orderNumber }, { giftOrderNumber }, { cartId }];
  return {
    property: { propertyId },
    compare: { propertyId },
    hostProfile: { hostId: "1" },
    guest: cart,
    payment: cart,
    paymentReturn: cart,
    confirmation: order,
    resetPassword: { token: "unknown" },
    accountTraveller: { travellerId: "new" },
    accountOrder: order,
    accountOrderCancel: order,
    accountOrderChange: order,
    giftOrder: gift,
    giftPayment: gift,
    hostOrder: order,
    manageBooking: known.orderNumber ? order : {},
    manageBookingCancel: order,
    manageBookingChange: order,
    sharedList: { token: known.listToken ?? "unknown" },
    document: { token: "unknown" },
    newsletter: { token: "unknown" },
    alertStop: { token: "unknown" },
    galleryStory: { story: "fields" },
  };
}

/** The addresses of all pages of the groups, in English; those of phones in Arabic. */
export function addressesOf(groups: readonly Group[], values: Values): string[] {
  const pages = groups.flatMap((group) => Object.keys(pageGroups[group]) as Page[]);
  const onPhones = pages.filter((page) => pageAddresses[page].mobile !== pageAddresses[page].desktop);
  return [
    ...pages.map((page) => `/en${addressOf(page, "desktop", values)}`),
    ...onPhones.map((page) => `/ar${addressOf(page, "mobile", values)}`),
  ];
}

function addressOf(page: Page, surface: Surface, values: Values): string {
  const query = new URLSearchParams(values[page]);
  const path = pageAddresses[page][surface].replace(/:(\w+)/, (_, name: string) => {
    const value = query.get(name);
    if (value === null) throw new Error(`The page ${page} needs a ${name}`);
    query.delete(name);
    return value;
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

async function makeGift(visitor: Visitor): Promise<string> {
  const phone = { dialCode: "+966", number: "512345678", countryCode: "SA" };
  const gift = await visitor.call<{ giftOrderNumber: string }>(endpoints.createGift.url, {
    amount: 500,
    designId: "lantern",
    recipient: { name: "Sara", email: anyEmail(), language: "ar" },
    senderName: "Noura",
    text: "",
    buyer: { name: "Noura", email: anyEmail(), phone },
  });
  return gift.giftOrderNumber;
}

async function shareList(visitor: Visitor, propertyId: number): Promise<string> {
  const list = { name: "Eid", stay: null, properties: [{ id: propertyId, note: "" }] };
  const answer = await visitor.ask({
    method: endpoints.shareList.method,
    path: endpoints.shareList.url.replace(":listId", randomUUID()),
    type: "application/json",
    body: JSON.stringify({ mayVote: true, withNotes: false, list }),
  });
  return JSON.parse(answer.html).token;
}
