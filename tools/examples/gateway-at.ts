import { randomUUID } from "node:crypto";
import { createGateways, gatewayNamed } from "#api/payment/gateway/gateways.ts";
import type { PaymentGateway, PaymentKey, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Gateway } from "#domain/payment/gateways.ts";

/** An adapter as production has it, at another address. */
export function gatewayAt(name: Gateway, env: Record<string, string>): PaymentGateway {
  const found = gatewayNamed(createGateways(readSettings({ APP_ENV: "test", ...env })), name);
  if (!found?.takesNew) throw new Error(`There is no adapter for ${name}.`);
  return found;
}

type Money = { amountMinor: number; currency: string };

export function keyWith(given: Partial<PaymentKey>, { amountMinor, currency }: Money): PaymentKey {
  const key = { paymentId: randomUUID(), reference: null, country: "SA", createdAt: new Date() } as const;
  return { ...key, amountMinor, currency: currency as CurrencyCode, ...given };
}

export function orderWith(given: Partial<PaymentOrder>): PaymentOrder {
  return {
    paymentId: randomUUID(),
    method: "card",
    country: "SA",
    amountMinor: 125_000,
    currency: "SAR",
    token: "token_of_this_check",
    cardBrand: null,
    planId: null,
    proof: "proofproofproof1",
    orderNumber: "1234567",
    returnUrl: "http://mabeet-sa.localhost:9/return",
    language: "en",
    challenge: "bank-decides",
    buyer: { email: "guest@example.com", phone: "+966501234567", firstName: "Nora", lastName: "Ali" },
    ...given,
  };
}
