import { testCards } from "#api/testing/guests/paying-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { afterPayment, aVisitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

/** Codes that a cart takes, codes that it refuses, and a code that pays for everything. */
export const couponSteps: WalkSteps = {
  "coupon-taken": takenCodes,
  "coupon-refused": refusedCodes,
  "coupon-limit": tooManyCodes,
  "coupon-paid": paidWithCode,
  "coupon-zero": nothingToPay,
};

const removal = (cartId: string, code: string) =>
  endpoints.removeCoupon.url.replace(":cartId", cartId).replace(":code", encodeURIComponent(code));

async function takenCodes(context: WalkContext): Promise<void> {
  const { propertyId } = context;
  const guest = aVisitor(context);
  const stay = await context.nextStay();
  for (const couponCode of ["GOLD10", "GOLD50", "UNKNOWN"])
    await guest.call("POST", endpoints.quoteStay.url, { propertyId, ...stay, couponCode });
  const { cartId } = await guest.hold(stay);
  await guest.applyCoupon(cartId, "GOLD10");
  await guest.get(cartId);
  await guest.applyCoupon(cartId, " gold50 ");
  await guest.setGuest(cartId, guest.traveller);
  await guest.methods(cartId);
  await guest.call("DELETE", removal(cartId, "OTHER"));
  await guest.call("DELETE", removal(cartId, "GOLD50"));
  await guest.call("DELETE", removal(cartId, "GOLD50"));
}

async function refusedCodes(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId } = await guest.hold(await context.nextStay());
  await guest.applyCoupon(cartId, "GOLD10");
  for (const code of ["UNKNOWN", "BAHR20", "SOLDOUT", "BIGSTAY", "GOLDTAJAWAL", "GOLDLONG", "WEEKDAY15", ""])
    await guest.applyCoupon(cartId, code);
  await guest.get(cartId);
  const other = aVisitor(context);
  const { cartId: otherCart } = await other.hold(await context.nextStay());
  await other.applyCoupon(otherCart, "X".repeat(61));
  await other.call("POST", endpoints.applyCoupon.url.replace(":cartId", otherCart), {});
  await other.applyCoupon(otherCart, "GHAYM10");
  await other.applyCoupon(otherCart, "AHLAN50");
  await other.applyCoupon(cartId, "GOLD10");
}

async function tooManyCodes(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId } = await guest.hold(await context.nextStay());
  for (let count = 0; count < 11; count++) await guest.applyCoupon(cartId, `GUESS-${count}`);
}

async function paidWithCode(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId } = await guest.readyCart();
  await guest.applyCoupon(cartId, "GOLDFIRST");
  const cart = (await guest.call("POST", endpoints.applyInsurance.url, { cartId, planId: "full" })).json();
  await guest.methods(cartId);
  const paid = await guest.pay(cart, testCards.paid);
  await afterPayment(context, guest, { ...paid, cartId });
  context.note("a code for a first booking is refused at the second");
  const second = await guest.hold(await context.nextStay());
  await guest.applyCoupon(second.cartId, "GOLDFIRST");
  const filled = (await guest.setGuest(second.cartId, guest.traveller)).json();
  await guest.pay(cart, testCards.paid);
  await guest.pay(filled, testCards.paid);
}

async function nothingToPay(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId } = await guest.readyCart();
  const cart = (await guest.applyCoupon(cartId, "GOLDFREE")).json();
  await guest.methods(cartId);
  const paid = await guest.pay(cart, testCards.paid);
  await afterPayment(context, guest, { ...paid, cartId });
  await guest.calendar(paid.orderNumber);
}
