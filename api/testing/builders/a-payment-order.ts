import { randomUUID } from "node:crypto";
import type { PaymentOrder } from "#api/payment/gateway/payment-port.ts";

/** The order with which a provider starts a payment. */
export function aPaymentOrder(given: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    paymentId: randomUUID(),
    method: "card",
    country: "SA",
    amountMinor: 125_000,
    currency: "SAR",
    token: null,
    cardBrand: null,
    proof: "proofproofproof1",
    orderNumber: "1234567",
    planId: null,
    returnUrl: "http://mabeet-sa.localhost:9/chalet/payment/return",
    language: "en",
    challenge: "bank-decides",
    buyer: { email: "nora@example.com", phone: "+966501234567", firstName: "Nora", lastName: "Ali" },
    ...given,
  };
}
