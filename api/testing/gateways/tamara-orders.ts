import type { PaymentGateway, PaymentKey, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { createTamara } from "#api/payment/gateway/tamara/create-tamara.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { DEMO_WEBHOOK_SECRET, demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";

type Given = { url?: string; token?: string; secrets?: string[]; precheck?: string; env?: Record<string, string> };

/** Tamara's adapter with a closed circuit breaker, at a sandbox or at another server. */
export function tamaraAt(server: string, given: Given = {}): PaymentGateway {
  const settings = {
    ...readSettings({ APP_ENV: "test", ...given.env }),
    tamaraUrl: given.url ?? `${server}/tamara`,
    tamaraToken: given.token ?? demoPaymentKeys.tamaraToken,
    tamaraNotificationTokens: given.secrets ?? [DEMO_WEBHOOK_SECRET],
    ...(given.precheck ? { tamaraPrecheck: given.precheck } : {}),
  };
  return createTamara(settings as PartnerSettings<"tamara">);
}

export function anOrder(given: Partial<PaymentOrder> = {}): PaymentOrder {
  return aPaymentOrder({ method: "tamara", planId: "tamara-4", ...given });
}

/** What we know of a payment whose first answer was lost; with a reference, of one whose answer came. */
export function keyOf(order: PaymentOrder, reference: string | null = null): PaymentKey {
  const { paymentId, amountMinor, currency, country } = order;
  return { paymentId, reference, amountMinor, currency, country, createdAt: new Date("2027-02-03T10:00:00Z") };
}

/** Presses a button on the page of the lender. */
export async function answerAt(url: string | undefined, answer: "approve" | "reject" | "silent"): Promise<void> {
  await fetch(String(url), { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" });
}

export type Call = { status: number; json: Record<string, unknown> };

/** A call to the sandbox as another client of Tamara would send it. */
export async function callTamara(server: string, path: string, body?: unknown): Promise<Call> {
  const headers = { authorization: `Bearer ${demoPaymentKeys.tamaraToken}`, "content-type": "application/json" };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`${server}/tamara${path}`, { headers, ...sent });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

/** The order of a payment as Tamara shows it. */
export async function orderAt(server: string, { paymentId }: PaymentOrder): Promise<Record<string, unknown>> {
  return (await callTamara(server, `/merchants/orders/reference-id/${paymentId}`)).json;
}

/** What happened to the money of a payment, by the ledger of the sandbox. */
export async function ledgerOf(server: string, { paymentId }: PaymentOrder): Promise<string[]> {
  const { lines } = (await (await fetch(`${server}/tamara/ledger`)).json()) as {
    lines: { paymentId: string; kind: string; amount: number }[];
  };
  return lines.flatMap((line) => (line.paymentId === paymentId ? [`${line.kind} ${line.amount}`] : []));
}
