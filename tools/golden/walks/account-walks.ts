import { anotherOrder } from "#api/testing/builders/another-order.ts";
import { PASSWORD } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { orderStatuses } from "#domain/order/order-status.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { afterPayment, aMember, aVisitor, type Visitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

const DAY_SECONDS = 86_400;

/** What an account lists, links, exports and deletes. */
export const accountSteps: WalkSteps = {
  "account-lists": lists,
  "account-states": everyState,
  "account-link": linkedOrder,
  "account-link-limit": tooManyLinks,
  "account-join": joinedCart,
  "account-export": exported,
  "account-deleted": deleted,
};

const ownLists = async (member: Visitor) => {
  await member.orders();
  await member.orders("?list=upcoming");
  await member.orders("?list=past");
};
const link = (member: Visitor, body: object) => member.call("POST", endpoints.linkOrder.url, body);
const me = async (member: Visitor): Promise<string> => (await member.call("GET", endpoints.getMe.url)).json().id;

async function lists(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  await ownLists(member);
  for (const { url } of [endpoints.listHotelOrders, endpoints.listFlightOrders]) await member.call("GET", url);
  for (const wrong of ["?pageSize=11", "?page=0", "?list=all", "?page=1.5", "?other=1"]) await member.orders(wrong);
  const failing = await member.readyCart();
  await member.pay(failing, testCards.declined);
  await member.pay(failing, testCards.paid);
  await member.pay(await member.readyCart(), testCards.challenged);
  await ownLists(member);
  await member.orders("?page=1&pageSize=25");
  await member.orders("?page=99");
  await context.passBankTime();
  await ownLists(member);
  context.note("after the stay");
  await context.clock.advance(110 * DAY_SECONDS);
  await context.unrecorded(() => member.logIn());
  await ownLists(member);
}

/** Cancelled and refunded orders have no call yet, so they are rows like a paid order. */
async function everyState(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  const { orderNumber } = await member.pay(await member.readyCart(), testCards.paid);
  await context.runJobs();
  const userId = await me(member);
  const today = todayInRiyadh(context.clock.now());
  const numbers: string[] = [];
  for (const [at, statusCode] of orderStatuses.entries()) {
    for (const from of [-1 - at, 30 + at]) {
      const stay = { checkIn: addDays(today, from), checkOut: addDays(today, from + 2) };
      numbers.push(await anotherOrder(context.app.db, orderNumber, { userId, statusCode, ...stay }));
    }
  }
  await member.orders("?pageSize=25");
  await member.orders("?list=past&pageSize=25");
  await member.orders("?list=past&page=2");
  for (const number of numbers) {
    await member.order(number);
    await member.calendar(number);
  }
}

async function linkedOrder(context: WalkContext): Promise<void> {
  const [member, rival] = [await aMember(context), await aMember(context)];
  const unverified = await aMember(context, { isVerified: false });
  const guest = aVisitor(context);
  const { cartId } = await guest.hold(await context.nextStay());
  const cart = (await guest.setGuest(cartId, { ...guest.traveller, email: member.email })).json();
  const { orderNumber } = await guest.pay(cart, testCards.paid);
  await context.runJobs();
  await link(rival, { orderNumber, email: member.email });
  await link(rival, { orderNumber, email: rival.email });
  await link(rival, { orderNumber, phone: `0${guest.phone.number}` });
  await link(unverified, { orderNumber, email: unverified.email });
  await link(member, { orderNumber });
  await link(member, { orderNumber: "C000000000", email: member.email });
  await link(member, { orderNumber, email: ` ${member.email.toUpperCase()}` });
  await link(member, { orderNumber, email: member.email });
  await ownLists(member);
  await member.order(orderNumber);
  await guest.order(orderNumber);
  await rival.order(orderNumber);
  await member.get(cartId);
  await ownLists(rival);
}

async function tooManyLinks(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  await link(member, {});
  await link(member, { orderNumber: "x".repeat(21), email: member.email });
  for (let count = 0; count < 6; count++) await link(member, { orderNumber: "C000000000", email: member.email });
}

async function joinedCart(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  await context.unrecorded(() => member.call("POST", endpoints.logOut.url, {}));
  const cart = await member.readyCart();
  const { cartId } = cart;
  context.note("the guest logs in with a cart");
  await context.unrecorded(() => member.logIn());
  await member.ownHold();
  await member.get(cartId);
  const paid = await member.pay(cart, testCards.paid);
  await afterPayment(context, member, { ...paid, cartId });
  await member.orders();
  const next = await member.readyCart();
  await context.unrecorded(() => member.call("POST", endpoints.logOut.url, {}));
  context.note("after the logout");
  await member.ownHold();
  await member.get(next.cartId);
  await member.get(cartId);
  await member.order(paid.orderNumber);
  await member.poll(paid.paymentId);
  await member.orders();
}

const exportOf = (member: Visitor) => member.call("GET", endpoints.exportUser.url);

async function exported(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  await exportOf(member);
  const cart = await member.readyCart();
  await member.pay(cart, testCards.declined);
  await member.pay(cart, testCards.paid);
  await context.runJobs();
  await member.hold(await context.nextStay());
  await exportOf(member);
  await member.call("GET", endpoints.exportUser.url, undefined, { "x-locale": "ar" });
  await context.clock.advance(3_600);
  await exportOf(member);
}

async function deleted(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  const cart = await member.readyCart();
  const { orderNumber } = await member.pay(cart, testCards.paid);
  await context.runJobs();
  const [mail] = (await context.messages(member.email)).filter(({ kind }) => kind === "mail");
  const access = /access=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "none";
  const remove = (password: string, reason = "golden") =>
    member.call("POST", endpoints.deleteUser.url, { password, reason, captchaToken: "test-pass" });
  await remove("wrong password");
  context.note("an upcoming stay forbids the deletion");
  await remove(PASSWORD);
  await context.clock.advance(110 * DAY_SECONDS);
  await context.unrecorded(() => member.logIn());
  await member.orders("?list=past");
  const held = await member.hold(await context.nextStay());
  await remove(PASSWORD, "4242 4242 4242 4242");
  await remove(PASSWORD);
  await member.orders();
  await member.order(orderNumber);
  await member.get(cart.cartId);
  await member.get(held.cartId);
  await member.ownHold();
  const browser = aVisitor(context);
  await browser.order(orderNumber, `?email=${member.email}`);
  await browser.order(orderNumber, "", { cookie: `orderAccess-${orderNumber}=${access}` });
  await member.logIn();
}
