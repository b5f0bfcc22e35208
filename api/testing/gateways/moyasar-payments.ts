import { createMoyasar } from "#api/payment/gateway/moyasar/create-moyasar.ts";
import type { PaymentGateway, PaymentKey, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { DEMO_WEBHOOK_SECRET, demoPaymentKeys } from "#api/platform/settings/payment-rows.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";

type Given = { url?: string; secretKey?: string; tokens?: string[]; env?: Record<string, string> };

/** Moyasar's adapter with a closed circuit breaker, at a sandbox or at another server. */
export function moyasarAt(server: string, given: Given = {}): PaymentGateway {
  const settings = {
    ...readSettings({ APP_ENV: "test", ...given.env }),
    moyasarUrl: given.url ?? `${server}/moyasar/v1`,
    moyasarSecretKey: given.secretKey ?? demoPaymentKeys.moyasarSecretKey,
    moyasarPublicKey: demoPaymentKeys.moyasarPublicKey,
    moyasarWebhookTokens: given.tokens ?? [DEMO_WEBHOOK_SECRET],
  };
  return createMoyasar(settings as PartnerSettings<"moyasar">);
}

export function anOrder(given: Partial<PaymentOrder> = {}): PaymentOrder {
  return aPaymentOrder({ orderNumber: "MB-1001", ...given });
}

export function keyOf({ paymentId, amountMinor, currency, country }: PaymentOrder): PaymentKey {
  return { paymentId, reference: null, amountMinor, currency, country, createdAt: new Date() };
}

export type TokenAnswer = { id?: string; type?: string; errors?: unknown; brand?: string; last_four?: string };

/** What a guest's browser sends for a card. */
export function sendCard(server: string, fields: Record<string, unknown> = {}): Promise<Response> {
  const body = {
    publishable_api_key: demoPaymentKeys.moyasarPublicKey,
    name: "NORA ALI",
    number: "4242424242424242",
    cvc: "123",
    month: "12",
    year: "2040",
    callback_url: "http://mabeet-sa.localhost:9/",
    save_only: true,
    ...fields,
  };
  const headers = { "content-type": "application/json" };
  return fetch(`${server}/moyasar/v1/tokens`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The token of a card at Moyasar. */
export async function moyasarToken(server: string, number = "4242 4242 4242 4242"): Promise<string> {
  const response = await sendCard(server, { number, cvc: number.startsWith("3") ? "1234" : "123" });
  const { id } = (await response.json()) as TokenAnswer;
  if (!id) throw new Error(`Moyasar takes no ${number}.`);
  return id;
}
