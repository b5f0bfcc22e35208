import type { Evidence, PaymentGateway, PaymentKey, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { createTabby } from "#api/payment/gateway/tabby/create-tabby.ts";
import { type PartnerSettings, partnerSettings } from "#api/platform/settings/payment-partners.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";

export const WEBHOOK_SECRET = "only-for-demo-and-test-webhooks-0123456789";

export function tabbySettings(url: string, env: Record<string, string> = {}): PartnerSettings<"tabby"> {
  const settings = readSettings({
    APP_ENV: "test",
    TABBY_URLS: `*:${url}/tabby,SA:${url}/tabby-sa`,
    TABBY_SECRET_KEY: "sk_test_mabeetdemo",
    TABBY_MERCHANT_CODES: "SA:SA,AE:AE,KW:KW",
    TABBY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    ...env,
  });
  const own = partnerSettings(settings, "tabby");
  if (!own) throw new Error("A setting of Tabby is missing.");
  return own;
}

/** An adapter with closed circuit breakers and no cached offers. */
export function tabbyAt(url: string, env: Record<string, string> = {}): PaymentGateway {
  return createTabby(tabbySettings(url, env));
}

export function aTabbyOrder(given: Partial<PaymentOrder> = {}): PaymentOrder {
  return aPaymentOrder({
    method: "tabby",
    country: "SA",
    planId: "installments",
    cardBrand: null,
    proof: "proof-0123456789",
    orderNumber: "M-100200",
    ...given,
  });
}

export function keyFor(order: PaymentOrder, reference: string | null): PaymentKey {
  const { paymentId, amountMinor, currency, country } = order;
  return { paymentId, reference, amountMinor, currency, country, createdAt: new Date() };
}

/** What the guest presses on Tabby's page. */
export async function answerAsGuest({ redirectUrl = "" }: Evidence, answer: "approve" | "reject" | "silent") {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await fetch(redirectUrl, { method: "POST", headers, body: `answer=${answer}`, redirect: "manual" });
}

export async function begun(tabby: PaymentGateway, given: Partial<PaymentOrder> = {}) {
  const order = aTabbyOrder(given);
  const evidence = await tabby.begin(order);
  return { order, evidence, key: keyFor(order, evidence.reference ?? null) };
}

export async function authorised(tabby: PaymentGateway, given: Partial<PaymentOrder> = {}) {
  const payment = await begun(tabby, given);
  await answerAsGuest(payment.evidence, "approve");
  return payment;
}

export async function captured(tabby: PaymentGateway, given: Partial<PaymentOrder> = {}) {
  const payment = await authorised(tabby, given);
  await tabby.capture(payment.key);
  return payment;
}

/** What the sandbox booked for this payment. */
export async function ledgerOf(sandboxUrl: string, paymentId: string): Promise<string[]> {
  const { lines } = (await (await fetch(`${sandboxUrl}/tabby/ledger`)).json()) as {
    lines: { paymentId: string; kind: string; amount: number }[];
  };
  return lines.flatMap((line) => (line.paymentId === paymentId ? [`${line.kind} ${line.amount}`] : []));
}
