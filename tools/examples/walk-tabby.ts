import { randomUUID } from "node:crypto";
import type { PaymentGateway, PaymentKey, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { gatewayAt, orderWith } from "./gateway-at.ts";

type Place = Pick<PaymentOrder, "country" | "currency" | "amountMinor">;

const places: readonly Place[] = [
  { country: "SA", currency: "SAR", amountMinor: 125_050 },
  { country: "AE", currency: "AED", amountMinor: 99_999 },
  { country: "KW", currency: "KWD", amountMinor: 45_675 },
];

const tabbyAt = (url: string, env: Record<string, string> = {}) =>
  gatewayAt("tabby", { TABBY_URLS: `SA:${url}/tabby-sa,*:${url}/tabby`, ...env });

/** Every call of the adapter and every answer that the sandbox has for it, in each country. */
export async function walkTabby(url: string): Promise<void> {
  const tabby = tabbyAt(url);
  for (const place of places) {
    await pay(tabby, place);
    await refuse(tabby, place);
    await callWrongly(url, tabby, place);
  }
  await tabby.list(new Date(0));
  await registerWebhook(url);
}

function order(place: Place, given: Partial<PaymentOrder> = {}): PaymentOrder {
  return orderWith({ method: "tabby", planId: "installments", token: null, ...place, ...given });
}

async function begin(tabby: PaymentGateway, payment: PaymentOrder, answer: string | null): Promise<PaymentKey> {
  const { paymentId, amountMinor, currency, country } = payment;
  const { reference = null, redirectUrl } = await tabby.begin(payment);
  if (redirectUrl && answer)
    await fetch(redirectUrl, { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" });
  return { paymentId, reference, amountMinor, currency, country, createdAt: new Date() };
}

async function pay(tabby: PaymentGateway, place: Place): Promise<void> {
  await tabby.offer?.(order(place));
  const waiting = await begin(tabby, order(place, { language: "ar" }), null);
  await tabby.ask(waiting);
  const captured = await begin(tabby, order(place), "approve");
  await tabby.ask(captured);
  await tabby.capture(captured);
  await tabby.capture(captured);
  const refund = { refundId: randomUUID(), amountMinor: 10_000 };
  await tabby.refund(captured, refund);
  await tabby.refund(captured, refund);
  await tabby.refund(captured, { refundId: randomUUID(), amountMinor: place.amountMinor - 10_000 });
  await tabby.ask(captured);
  const closed = await begin(tabby, order(place), "approve");
  await tabby.cancel(closed);
  await tabby.ask(closed);
}

async function refuse(tabby: PaymentGateway, place: Place): Promise<void> {
  const refusedBuyer = { ...order(place).buyer, phone: "+966501234599" };
  await tabby.offer?.(order(place, { buyer: refusedBuyer }));
  await tabby.begin(order(place, { buyer: refusedBuyer }));
  await tabby.offer?.(order({ ...place, amountMinor: 100 }));
  await tabby.offer?.(order({ ...place, amountMinor: 90_000_000 }));
  await tabby.ask(await begin(tabby, order(place), "reject"));
}

/** Refusals: too much, too early, unknown, and keys that are not ours or of the other address. */
async function callWrongly(url: string, tabby: PaymentGateway, place: Place): Promise<void> {
  const waiting = await begin(tabby, order(place), null);
  await tabby.capture(waiting);
  await tabby.cancel(waiting);
  await tabby.refund(waiting, { refundId: randomUUID(), amountMinor: 100 });
  const captured = await begin(tabby, order(place), "approve");
  await tabby.capture(captured);
  await tabby.refund(captured, { refundId: randomUUID(), amountMinor: place.amountMinor + 1_000 });
  await tabby.cancel(captured);
  await tabby.ask({ ...captured, reference: randomUUID() });
  await tabby.ask({ ...captured, reference: "no-id" });
  await tabby.begin(order({ ...place, currency: place.currency === "SAR" ? "AED" : "SAR" }));
  const otherKey = place.country === "SA" ? "sk_test_mabeetdemo_ae" : "sk_test_mabeetdemo_sa";
  for (const TABBY_SECRET_KEY of ["sk_test_of_nobody", otherKey]) {
    const locked = tabbyAt(url, { TABBY_SECRET_KEY });
    await locked.begin(order(place));
    await locked.ask(captured);
    await locked.capture(captured);
  }
}

/** What an operator does once. */
async function registerWebhook(url: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${demoPaymentKeys.tabbySecretKey}`,
    "x-merchant-code": "AE",
    "content-type": "application/json",
  };
  const webhook = { url: `${url}/none`, header: { title: "x-webhook-secret", value: "a-secret-of-this-check" } };
  await fetch(`${url}/tabby/api/v1/webhooks`, { method: "POST", headers, body: JSON.stringify(webhook) });
  await fetch(`${url}/tabby/api/v1/webhooks`, { headers });
}
