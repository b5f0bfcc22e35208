import { testCards } from "#api/testing/guests/paying-guest.ts";
import { afterPayment, aVisitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

const DAY_SECONDS = 86_400;

/** Who may read an order, in which form, and for how long. */
export const orderSteps: WalkSteps = {
  "order-languages": languagesOfOrder,
  "order-link": linkOfMessage,
  "order-contact": contactOfOrder,
  "order-look-ups": lookUpLimit,
  "order-after-stay": afterStay,
};

/** A paid order of a guest without an account. */
async function aBooking(context: WalkContext) {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const paid = await guest.pay(cart, testCards.paid);
  await context.runJobs();
  const [mail] = (await context.messages(guest.email)).filter(({ kind }) => kind === "mail");
  const access = /access=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "none";
  return { guest, access, cartId: cart.cartId, ...paid };
}

async function languagesOfOrder(context: WalkContext): Promise<void> {
  const booking = await aBooking(context);
  const { guest, orderNumber } = booking;
  for (const locale of ["ar", "en", "fr"]) {
    await guest.order(orderNumber, "", { "x-locale": locale });
    await guest.order(orderNumber, "", { "x-locale": locale, "x-currency": "USD" });
    await guest.calendar(orderNumber, `?lang=${locale}`);
  }
  await guest.get(booking.cartId, { "x-locale": "ar" });
  await guest.get(booking.cartId, { "x-locale": "en" });
  await afterPayment(context, guest, booking);
}

async function linkOfMessage(context: WalkContext): Promise<void> {
  const booking = await aBooking(context);
  const { orderNumber, access } = booking;
  const other = await aBooking(context);
  const withLink = (number: string, token: string) => ({ cookie: `orderAccess-${number}=${token}` });
  const browser = aVisitor(context);
  await browser.order(orderNumber);
  await browser.calendar(orderNumber);
  await browser.order(orderNumber, "", withLink(orderNumber, access));
  await browser.order(other.orderNumber, "", withLink(other.orderNumber, access));
  await browser.order(orderNumber, "", withLink(orderNumber, "A".repeat(24)));
  await browser.calendar(orderNumber, `?access=${access}`);
  await browser.calendar(orderNumber, `?access=${access}&lang=ar`);
  await browser.calendar(orderNumber, `?access=${other.access}`);
  await browser.calendar(orderNumber, `?access=${"x".repeat(101)}`);
  await browser.order("C000000000");
  await browser.order("no-order");
  await browser.order("C".repeat(21));
}

async function contactOfOrder(context: WalkContext): Promise<void> {
  const { guest, orderNumber } = await aBooking(context);
  const { number } = guest.phone;
  const proofs = [
    `?email=${guest.email}`,
    `?email=${guest.email.toUpperCase()}`,
    "?email=somebody@example.test",
    "?email=",
    `?phone=${encodeURIComponent(`+966${number}`)}`,
    `?phone=0${number}`,
    `?phone=${number.slice(-8)}`,
    "?phone=",
    `?email=somebody@example.test&phone=0${number}`,
    `?email=${"x".repeat(255)}`,
    "?other=1",
  ];
  for (const proof of proofs) await aVisitor(context).order(orderNumber, proof);
}

async function lookUpLimit(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  for (let count = 0; count < 6; count++) await guest.order("C000000000", `?email=${guest.email}`);
  await guest.order("C000000000");
}

async function afterStay(context: WalkContext): Promise<void> {
  const booking = await aBooking(context);
  const { guest, orderNumber, access } = booking;
  const browser = aVisitor(context);
  const link = { cookie: `orderAccess-${orderNumber}=${access}` };
  for (const days of [20, 30, 100]) {
    await context.clock.advance(days * DAY_SECONDS);
    await context.app.jobs.run("prune-access");
    await guest.order(orderNumber);
    await guest.calendar(orderNumber);
    await browser.order(orderNumber, "", link);
    await aVisitor(context).order(orderNumber, `?email=${guest.email}`);
  }
  await guest.get(booking.cartId);
}
