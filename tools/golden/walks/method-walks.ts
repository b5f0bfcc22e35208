import { aWalletToken } from "#api/testing/servers/card-gateway.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { isLender, type PaymentMethod, paymentMethods } from "#domain/payment/methods.ts";
import { methodsOf } from "#domain/payment/site-methods.ts";
import { afterPayment, answerAtBank, aVisitor, type Visitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

/** Every payment method besides the card, with every answer of its page. */
export const methodSteps: WalkSteps = {
  "method-apple-pay": applePay,
  "method-knet": (context) => onPages(context, "knet", ["approve", "poor", "decline", "silent"]),
  "method-tabby": (context) => onPages(context, "tabby", ["approve", "reject", "silent"]),
  "method-tamara": (context) => onPages(context, "tamara", ["approve", "reject", "silent"]),
  "method-lender-refuses": refusedByLender,
  "method-wallet": wallet,
};

async function applePay(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const token = await aWalletToken(context.sandbox.url);
  const paid = await guest.pay(cart, "", { method: "apple-pay", token });
  await afterPayment(context, guest, { ...paid, cartId: cart.cartId });
}

/** Pays once per answer of the guest on the page of the company; a site without the method refuses it. */
async function onPages(context: WalkContext, method: PaymentMethod, answers: readonly string[]): Promise<void> {
  const isOffered = methodsOf(context.variant.site).includes(method);
  for (const answer of isOffered ? answers : ["refused"]) {
    const guest = aVisitor(context);
    const cart = await guest.readyCart();
    for (const choice of await choicesOf(guest, cart, method)) {
      const begun = await guest.pay(cart, "", choice);
      if (!isOffered) continue;
      await guest.poll(begun.paymentId);
      await guest.order(begun.orderNumber);
      await answerAtBank(context, begun.paymentId, `answer=${answer}`);
      await context.clock.advance(4);
      await afterPayment(context, guest, { ...begun, cartId: cart.cartId });
      if (answer === "approve") break;
    }
  }
}

type Plan = { planId: string };

/** A lender needs one of its plans. */
async function choicesOf(guest: Visitor, { cartId }: Cart, method: PaymentMethod) {
  const { methods } = (await guest.methods(cartId)).json() as { methods: { method: string; plans: Plan[] }[] };
  const plans = methods.find((offer) => offer.method === method)?.plans ?? [];
  if (plans.length === 0) return [{ method }];
  return plans.map(({ planId }) => ({ method, installmentPlanId: planId }));
}

async function refusedByLender(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId } = await guest.hold(await context.nextStay());
  const phone = { ...guest.phone, number: `${guest.phone.number.slice(0, -2)}99` };
  const cart = (await guest.setGuest(cartId, { ...guest.traveller, phone })).json();
  await guest.methods(cartId);
  for (const method of paymentMethods.filter(isLender)) {
    await guest.pay(cart, "", { method, installmentPlanId: `${method}-4` });
    await guest.pay(cart, "", { method, installmentPlanId: "another-plan" });
  }
  await guest.ownHold();
  const other = aVisitor(context);
  await other.pay(await other.readyCart(), "", { method: "tabby" });
  await context.runJobs();
  await other.ownHold();
}

async function wallet(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  await guest.pay(cart, "", { method: "wallet" });
  await guest.call("POST", endpoints.payWithVisaCheckout.url, { cartId: cart.cartId, callId: "call-1" });
  await guest.call("POST", endpoints.payWithVisaCheckout.url, {});
  await guest.get(cart.cartId);
}
