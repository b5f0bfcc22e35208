import { testCards } from "#api/testing/guests/paying-guest.ts";
import { afterPayment, aMember, answerAtBank, aVisitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

/** Every outcome of a card. */
export const cardSteps: WalkSteps = {
  "card-brands": brands,
  "card-declined": declined,
  "card-challenge-approved": approvedChallenge,
  "card-challenge-failed": failedChallenge,
  "card-challenge-abandoned": abandonedChallenge,
  "card-challenge-timed-out": timedOutChallenge,
  "card-pending": pending,
  "card-late": late,
};

const MASTERCARD = "5555555555554444";
const AMEX = "378282246310005";
const MADA = "4464040000000007";
const SILENT_BANK = "4000000000005001";

async function brands(context: WalkContext): Promise<void> {
  for (const card of [testCards.paid, MASTERCARD, AMEX, MADA]) {
    const guest = aVisitor(context);
    const cart = await guest.readyCart();
    const paid = await guest.pay(cart, card);
    await context.runJobs();
    await guest.poll(paid.paymentId);
    await guest.order(paid.orderNumber);
    await context.messages(guest.email);
  }
}

async function declined(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  const cart = await member.readyCart();
  const { cartId } = cart;
  for (const card of [testCards.declined, testCards.poor]) {
    const failed = await member.pay(cart, card);
    await afterPayment(context, member, { ...failed, cartId });
    await member.calendar(failed.orderNumber);
  }
  await member.orders();
  await member.orders("?list=past");
  const paid = await member.pay(cart, testCards.paid);
  await afterPayment(context, member, { ...paid, cartId });
  await member.orders();
  await member.orders("?list=past");
}

async function approvedChallenge(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  const cart = await member.readyCart();
  const { cartId } = cart;
  const begun = await member.pay(cart, testCards.challenged);
  context.note("the bank waits for the guest");
  await member.poll(begun.paymentId);
  await member.order(begun.orderNumber);
  await member.calendar(begun.orderNumber);
  await member.get(cartId);
  await member.ownHold();
  await member.orders();
  await member.methods(cartId);
  await member.setGuest(cartId, member.traveller);
  await member.applyCoupon(cartId, "GOLD10");
  await member.release(cartId);
  await member.pay(cart, testCards.paid);
  await answerAtBank(context, begun.paymentId, "answer=confirm&code=000000");
  await context.clock.advance(4);
  await member.poll(begun.paymentId);
  await answerAtBank(context, begun.paymentId, "answer=confirm&code=123456");
  await member.call("GET", `/api/payment-api/return/${begun.paymentId}`);
  await context.untilBackgroundIsDone();
  await context.clock.advance(4);
  await afterPayment(context, member, { ...begun, cartId });
  await member.abandon(begun.paymentId);
  await member.orders();
}

async function failedChallenge(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const { cartId } = cart;
  const refused = await guest.pay(cart, testCards.challenged);
  await answerAtBank(context, refused.paymentId, "answer=decline");
  await guest.poll(refused.paymentId);
  await afterPayment(context, guest, { ...refused, cartId });
  const guessed = await guest.pay(cart, testCards.challenged);
  for (let count = 0; count < 3; count++) await answerAtBank(context, guessed.paymentId, "answer=confirm&code=000000");
  await guest.poll(guessed.paymentId);
  await afterPayment(context, guest, { ...guessed, cartId });
}

async function abandonedChallenge(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const { cartId } = cart;
  const begun = await guest.pay(cart, testCards.challenged);
  await guest.abandon(begun.paymentId);
  await guest.abandon(begun.paymentId);
  await afterPayment(context, guest, { ...begun, cartId });
  const again = await guest.pay(cart, testCards.challenged);
  await answerAtBank(context, again.paymentId, "answer=confirm&code=123456");
  context.note("the bank approved before the guest abandoned");
  await guest.abandon(again.paymentId);
  await afterPayment(context, guest, { ...again, cartId });
}

async function timedOutChallenge(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const { cartId } = cart;
  const silent = await guest.pay(cart, SILENT_BANK);
  await answerAtBank(context, silent.paymentId, "answer=silent");
  await guest.poll(silent.paymentId);
  await afterPayment(context, guest, { ...silent, cartId });
  context.note("the guest never answers the bank");
  const left = await guest.pay(cart, testCards.challenged);
  await context.passBankTime();
  await afterPayment(context, guest, { ...left, cartId });
}

async function pending(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  const cart = await member.readyCart();
  const { cartId } = cart;
  const begun = await member.pay(cart, testCards.pending);
  await member.poll(begun.paymentId);
  await member.order(begun.orderNumber);
  await member.calendar(begun.orderNumber);
  await member.get(cartId);
  await member.ownHold();
  await member.orders();
  context.note("after two minutes the guest gets a message");
  await context.clock.advance(130);
  await context.runJobs();
  await context.messages(member.email);
  await context.untilPendingIsApproved();
  await context.clock.advance(60);
  await member.poll(begun.paymentId);
  await afterPayment(context, member, { ...begun, cartId });
  await member.orders();
}

async function late(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const begun = await guest.pay(cart, testCards.pending);
  context.note("we cancel a payment that is still pending after sixteen minutes");
  await context.passBankTime();
  await afterPayment(context, guest, { ...begun, cartId: cart.cartId });
}
