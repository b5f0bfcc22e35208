import { createHmac, randomUUID } from "node:crypto";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { afterPayment, answerAtBank, aVisitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

/** What payment providers send us, and how we answer guests while a provider has a fault. */
export const providerSteps: WalkSteps = {
  "provider-webhook": webhooks,
  "provider-return": returns,
  ...Object.fromEntries(
    ["decline", "other-amount", "other-currency", "500", "500-but-done", "cut-json", "redirect", "twice"].map(
      (fault) => [`provider-fault-${fault}`, (context: WalkContext) => payWithFault(context, fault)],
    ),
  ),
};

async function payWithFault(context: WalkContext, fault: string): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  await context.sandbox.setFault("POST /card/payments", fault);
  const begun = await guest.pay(cart, testCards.paid);
  await guest.poll(begun.paymentId);
  await guest.order(begun.orderNumber);
  await guest.get(cart.cartId);
  for (const seconds of [5, 10, 20, 40]) {
    await context.clock.advance(seconds);
    await context.runJobs(1);
  }
  await afterPayment(context, guest, { ...begun, cartId: cart.cartId });
}

type Signed = { body: string; at?: number; secret?: string };

async function webhooks(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const begun = await guest.pay(cart, testCards.challenged);
  const secret = context.app.settings.paymentWebhookSecrets[0] ?? "";
  const send = async (signed: Signed, provider = "card", more: Record<string, string> = {}) => {
    const seconds = Math.floor((signed.at ?? context.clock.now().getTime()) / 1_000);
    const mac = createHmac("sha256", signed.secret ?? secret).update(`${seconds}.${signed.body}`);
    const headers = {
      "content-type": "application/json",
      "x-signature": `t=${seconds},v1=${mac.digest("hex")}`,
      ...more,
    };
    const url = `/api/payment-api/webhook/${provider}`;
    await context.inject({ method: "POST", url, headers: { host: context.host, ...headers }, payload: signed.body });
    await context.untilBackgroundIsDone();
  };
  const event = (kind: string, paymentId = begun.paymentId, eventId: string = randomUUID()) =>
    JSON.stringify({ eventId, paymentId, kind, createdAt: context.clock.now().toISOString() });
  await send({ body: event("captured"), secret: "another secret" });
  await send({ body: event("captured"), at: context.clock.now().getTime() - 3_600_000 });
  await send({ body: event("captured") }, "card", { "x-signature": "none" });
  await send({ body: "{}" });
  await send({ body: "no json" });
  await send({ body: event("captured") }, "another-provider");
  await send({ body: event("captured", randomUUID()) });
  context.note("a signed webhook about a payment that the bank has not approved moves nothing");
  await send({ body: event("captured") });
  await guest.poll(begun.paymentId);
  await answerAtBank(context, `card/bank/${begun.paymentId}`, "answer=confirm&code=123456");
  const approved = event("authorised");
  await context.clock.advance(4);
  await send({ body: approved });
  await send({ body: approved });
  await send({ body: event("declined") });
  await afterPayment(context, guest, { ...begun, cartId: cart.cartId });
}

async function returns(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const { paymentId } = await guest.pay(cart, testCards.challenged, {
    returnUrl: "/en/chalet/payment/return?from=bank",
  });
  const url = `/api/payment-api/return/${paymentId}`;
  const form = { host: context.host, "content-type": "application/x-www-form-urlencoded" };
  await context.inject({ method: "GET", url, headers: { host: context.host } });
  await context.untilBackgroundIsDone();
  await context.inject({ method: "POST", url, headers: form, payload: "status=approved&amount=1" });
  await context.untilBackgroundIsDone();
  await guest.poll(paymentId);
  await guest.abandon(paymentId);
  await context.runJobs();
  await context.inject({ method: "GET", url, headers: { host: context.host } });
  await context.untilBackgroundIsDone();
}
