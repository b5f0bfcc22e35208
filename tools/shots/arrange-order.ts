import type { Page } from "@playwright/test";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { accessCookie } from "#domain/order/order-access.ts";
import { addDays, type Day, daysBetween } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { makeOrder } from "./make-booking.ts";
import {
  documentToken,
  moveOrder,
  refundCall,
  refuseAddress,
  reportNoShow,
  setTerms,
  untilAnswered,
  untilCaptured,
} from "./order-database.ts";
import { firstSent, sandboxOf, setFault } from "./sandbox.ts";
import { call, copyCookies, type SiteApi, siteApi } from "./site-api.ts";

/** The order of one screenshot, and the window that will show it. */
type Made = { api: SiteApi; window: Page; address: string; orderNumber: string; paymentId: string; cart: Cart };

/** Four nights, so that one can be given up and a stay under way can end early. */
const NIGHTS = 4;
const SILENT = "silent";
/** The first days of the stays, from today; on each of them some properties are free. */
const [FROM, DAYS] = [60, 45];

/** Each brings a paid order into a state, and returns what replaces the braces in the URL. */
const states = {
  host: async ({ api, orderNumber }: Made) => {
    const link = new RegExp(`host/order/${orderNumber}\\?access=\\S+`);
    return (await firstSent(await sandboxOf(api), link)).replace("host/order/", "");
  },
  document: ({ orderNumber }: Made) => documentToken(orderNumber),
  link: async ({ api, window, address, orderNumber }: Made) => {
    const link = await firstSent(await sandboxOf(api), new RegExp(`${orderNumber}&access=[\\w-]+`));
    const name = accessCookie(orderNumber) ?? "";
    const { origin } = new URL(address);
    await window.context().clearCookies();
    const cookies = [
      { name, value: link.split("access=")[1] ?? "" },
      { name: "consent", value: "necessary" },
    ];
    await window.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    return orderNumber;
  },
  /** No mail reached its guest. */
  mailless: async ({ orderNumber }: Made) => {
    await refuseAddress(orderNumber);
    return orderNumber;
  },
  late: (made: Made) => arrive(made, 1),
  deadline: async (made: Made) => {
    await made.window.route("**/cancel", async (route) => {
      if (route.request().method() === "POST") await arrive(made, 1);
      await route.continue();
    });
    return made.orderNumber;
  },
  dearer: (made: Made) => changeTo(made, NIGHTS + 1),
  cheaper: (made: Made) => changeTo(made, NIGHTS - 1),
  bill: async (made: Made) => {
    const { checkIn, checkOut } = daysOf(made, NIGHTS + 1);
    await changeTo(made, NIGHTS + 1);
    const body = { checkIn, checkOut, guestCount: { adults: 2, children: 1 } };
    const { previewId, difference } = await callOrder(made, "previewChange", body);
    return (await callOrder(made, "modifyOrder", { previewId, acceptedDifference: difference })).cartId;
  },
  refunded: (made: Made) => cancel(made),
  pending: (made: Made) => cancel(made, SILENT),
  refused: (made: Made) => cancel(made, "refund-refused"),
  staying: (made: Made) => arrive(made, -1),
  absent: async (made: Made) => {
    await reportNoShow(await arrive(made, -1));
    return made.orderNumber;
  },
} satisfies Record<string, (made: Made) => Promise<string>>;

export const ORDER_STATE = new RegExp(`\\{order-(${Object.keys(states).join("|")})\\}`);

/** The URL with the order of its state, in a window whose guest booked it unless the state says otherwise. */
export async function arrangeOrder(window: Page, address: string): Promise<string> {
  const state = ORDER_STATE.exec(address)?.[1] as keyof typeof states;
  const api = siteApi(window.request, address);
  const from = FROM + Math.floor(Math.random() * DAYS);
  const made = await makeOrder(api, { from, nights: NIGHTS, spare: 1, prepare: setTerms });
  await copyCookies(window, address, api);
  const text = await states[state]({ ...made, api, window, address });
  return address.replace(ORDER_STATE, text);
}

function daysOf({ cart: { chalet } }: Made, nights: number): { checkIn: Day; checkOut: Day } {
  return { checkIn: chalet.checkIn, checkOut: addDays(chalet.checkIn, nights) };
}

/** Moves the stay so that it begins this many days from now. */
async function arrive({ orderNumber, cart }: Made, days: number): Promise<string> {
  await moveOrder(orderNumber, days - daysBetween(todayInRiyadh(new Date()), cart.chalet.checkIn));
  return orderNumber;
}

async function changeTo(made: Made, nights: number): Promise<string> {
  const { checkIn, checkOut } = daysOf(made, nights);
  return `${made.orderNumber}&checkIn=${writeUrlDay(checkIn)}&checkOut=${writeUrlDay(checkOut)}`;
}

async function cancel(made: Made, fault?: string): Promise<string> {
  const { api, orderNumber, paymentId } = made;
  await untilCaptured(orderNumber);
  await documentToken(orderNumber);
  if (fault) await setFault(await sandboxOf(api), await refundCall(paymentId), fault);
  const { previewId } = await callOrder(made, "previewCancellation", {});
  await callOrder(made, "cancelOrder", { previewId, route: "original", reason: "plans" });
  if (fault !== SILENT) await untilAnswered(orderNumber);
  return orderNumber;
}

type OrderCall = "previewCancellation" | "cancelOrder" | "previewChange" | "modifyOrder";

function callOrder({ api, orderNumber }: Made, name: OrderCall, body: object) {
  return call(api, "POST", endpoints[name].url.replace(":orderNumber", orderNumber), body);
}
