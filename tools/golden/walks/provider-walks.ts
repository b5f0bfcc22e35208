import { randomUUID } from "node:crypto";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import {
  type CardEvent,
  cardWebhook,
  cardWebhookSecret,
  signedText,
} from "#tools/reliability/environment/card-webhook.ts";
import { afterPayment, answerAtBank, aVisitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

/** What companies that take payments send us, and how we answer guests while one of them has a fault. */
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
  await context.sandbox.setFault(cardCalls.begin, fault);
  const begun = await guest.pay(cart, testCards.paid);
  await context.untilListed();
  await guest.poll(begun.paymentId);
  await guest.order(begun.orderNumber);
  await guest.get(cart.cartId);
  for (const seconds of [5, 10, 20, 40]) {
    await context.clock.advance(seconds);
    await context.runJobs(1);
  }
  context.note("a card that the gateway does not know can no longer be charged");
  await context.passBankTime();
  await afterPayment(context, guest, { ...begun, cartId: cart.cartId });
}

const SECOND_MS = 1_000;
type Sent = Partial<CardEvent> & { secret?: string; body?: string; headers?: Record<string, string> };

/** Sends webhooks as the card gateway does, with whatever is wrong about them. */
function sender(context: WalkContext, paymentId: string) {
  const own = cardWebhookSecret(context.app.settings);
  return async ({ secret = own, body, headers = {}, ...event }: Sent, path?: string) => {
    const usual = { eventId: randomUUID(), kind: "captured", paymentId, at: context.clock.now() } as const;
    const sent = body === undefined ? cardWebhook({ ...usual, ...event }, secret) : signedText(body, secret);
    const all = { host: context.host, ...sent.headers, ...headers };
    await context.inject({ method: "POST", url: path ?? sent.url, headers: all, payload: sent.body });
    await context.untilBackgroundIsDone();
  };
}

async function webhooks(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  const begun = await guest.pay(cart, testCards.challenged);
  const send = sender(context, begun.paymentId);
  await send({ secret: "another secret" });
  await send({ at: new Date(context.clock.now().getTime() - 3_600 * SECOND_MS) });
  await send({ headers: { "cko-signature": "none" } });
  await send({ body: "{}" });
  await send({ body: "no json" });
  await send({}, "/api/payment-api/webhook/another-company");
  await send({}, "/api/payment-api/webhook/tabby");
  await send({ paymentId: randomUUID() });
  context.note("a signed webhook about a payment that the bank has not approved moves nothing");
  await send({});
  await guest.poll(begun.paymentId);
  await answerAtBank(context, begun.paymentId, "answer=confirm&code=123456");
  const approved = { eventId: randomUUID(), kind: "authorised", at: context.clock.now() } as const;
  await context.clock.advance(4);
  await send(approved);
  await send(approved);
  await send({ kind: "declined" });
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
