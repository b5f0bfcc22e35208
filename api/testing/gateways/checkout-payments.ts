import { expect, vi } from "vitest";
import { createCheckout } from "#api/payment/gateway/checkout/create-checkout.ts";
import type { Evidence, PaymentGateway, PaymentKey, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { DEMO_WEBHOOK_SECRET, demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";

export const VISA = "4242 4242 4242 4242";
export const MADA = "4464 0400 0000 0007";
export const CHALLENGED = "4000 0000 0000 3220";

type Given = { url?: string; webhookKeys?: string[]; secretKey?: string; atOnce?: string[] };

/** Checkout.com's adapter with a closed circuit breaker, at a sandbox or at another server. */
export function checkoutAt(server: string, given: Given = {}): PaymentGateway {
  const settings = {
    ...readSettings({ APP_ENV: "test" }),
    checkoutUrl: given.url ?? `${server}/checkout`,
    checkoutSecretKey: given.secretKey ?? demoPaymentKeys.checkoutSecretKey,
    checkoutPublicKey: demoPaymentKeys.checkoutPublicKey,
    checkoutWebhookKeys: given.webhookKeys ?? [DEMO_WEBHOOK_SECRET],
    ...(given.atOnce ? { checkoutAtOnce: given.atOnce } : {}),
    checkoutChannels: { "*": "pc_mabeetdemomabeetdemomabeet", KW: "pc_kuwaitdemokuwaitdemokuwait" },
  };
  return createCheckout(settings as unknown as PartnerSettings<"checkout">);
}

/** Everything about one payment at one sandbox. */
export type Paying = {
  order: PaymentOrder;
  /** The key as it is stored after `begin`. */
  key: PaymentKey;
  begun: Evidence;
};

/** Pays with a card of the demo; a name on the card may ask for a word of the company. */
export async function pay(
  server: string,
  { number = VISA, name, ...given }: Partial<PaymentOrder> & { number?: string; name?: string } = {},
): Promise<Paying> {
  const token = given.method === "knet" ? null : await checkoutToken(server, number, name);
  const order = aPaymentOrder({ token, ...given });
  const begun = await checkoutAt(server).begin(order);
  return { order, begun, key: keyOf(order, begun.reference) };
}

/** The same, captured and with nothing refunded. */
export async function capturedAt(server: string): Promise<Paying> {
  const paying = await pay(server);
  const checkout = checkoutAt(server);
  await vi.waitFor(async () => expect((await checkout.capture(paying.key)).kind).toBe("captured"));
  return paying;
}

export function keyOf(order: PaymentOrder, reference: string | null = null): PaymentKey {
  const { paymentId, amountMinor, currency, country } = order;
  return { paymentId, reference, amountMinor, currency, country, createdAt: new Date() };
}

/** What a guest's browser sends for a card. */
export async function checkoutToken(server: string, number = VISA, name?: string): Promise<string> {
  const cvv = number.startsWith("3") ? "1234" : "123";
  const card = { type: "card", number: number.replaceAll(" ", ""), expiry_month: 12, expiry_year: 2040, cvv, name };
  const { token } = (await callCheckout(server, "/tokens", card, demoPaymentKeys.checkoutPublicKey)) as {
    token?: string;
  };
  if (!token) throw new Error(`Checkout.com takes no ${number}.`);
  return token;
}

/** A call of somebody else than the adapter; without a body it reads. */
export async function callCheckout(
  server: string,
  path: string,
  body?: unknown,
  key: string = demoPaymentKeys.checkoutSecretKey,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return (await fetch(`${server}/checkout${path}`, { headers, ...sent })).json();
}

type GuestInput = { code: string } | { answer: string };

/** What the guest does on the page of the bank. */
export async function answerBank({ begun }: Paying, input: GuestInput = { code: "123456" }): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(input).toString();
  await fetch(begun.redirectUrl ?? "", { method: "POST", headers, body, redirect: "manual" });
}

export type LedgerLine = { paymentId: string; kind: string; amount: number; refundId?: string };

/** What the bank has booked about a payment. */
export async function ledgerOf(server: string, { order }: Pick<Paying, "order">, book = "card"): Promise<LedgerLine[]> {
  const { lines } = (await (await fetch(`${server}/${book}/ledger`)).json()) as { lines: LedgerLine[] };
  return lines.filter(({ paymentId }) => paymentId === order.paymentId);
}
