import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { instalmentsOf } from "./plans.ts";
import { toTamara } from "./tamara-money.ts";
import { failureOf, kindOf, SILENT, STRANGE } from "./tamara-order.ts";

/** Statuses of a call that was understood and refused: Tamara does not lend for this order. */
const REFUSED = new Set([400, 422]);
const REFUSAL: Evidence = { kind: "declined", ...failureOf("declined") };
const MAX_URL = 2_000;

const Begun = z.object({
  order_id: z.string().min(1).max(100),
  checkout_url: z.url({ protocol: /^https?$/ }).max(MAX_URL),
  status: z.string().max(60),
});

/** Opens an order at Tamara, where the guest goes on. */
export async function beginCheckout(client: GatewayClient, order: PaymentOrder): Promise<Evidence> {
  const instalments = instalmentsOf(order.planId);
  if (instalments === null) return REFUSAL;
  const answer = await client.post("/checkout", { body: checkoutOf(order, instalments) });
  if (!answer) return SILENT;
  if (REFUSED.has(answer.status)) return REFUSAL;
  const read = answer.status < 300 ? Begun.safeParse(answer.json) : null;
  return read?.success ? evidenceOfBegun(read.data) : SILENT;
}

function evidenceOfBegun({ order_id, checkout_url, status }: z.infer<typeof Begun>): Evidence {
  const kind = kindOf(status);
  if (kind === "challenge") return { kind, reference: order_id, redirectUrl: checkout_url };
  if (kind === "declined" || kind === "voided") return { kind, reference: order_id, ...failureOf(status) };
  return STRANGE;
}

function checkoutOf(order: PaymentOrder, instalments: number) {
  const { paymentId, orderNumber, proof, amountMinor, currency, country, returnUrl, language, buyer } = order;
  const total = toTamara(amountMinor, currency);
  const nothing = toTamara(0, currency);
  const person = { first_name: buyer.firstName, last_name: buyer.lastName, phone_number: buyer.phone };
  return {
    order_reference_id: paymentId,
    // Tamara shows it again with the order, so it also proves that the order is ours.
    order_number: `${orderNumber}-${proof}`,
    total_amount: total,
    description: `Booking ${orderNumber}`,
    country_code: country,
    payment_type: "PAY_BY_INSTALMENTS",
    instalments,
    locale: language === "ar" ? "ar_SA" : "en_US",
    items: [
      {
        reference_id: orderNumber,
        type: "Digital",
        name: `Booking ${orderNumber}`,
        sku: orderNumber,
        quantity: 1,
        unit_price: total,
        total_amount: total,
      },
    ],
    consumer: { ...person, email: buyer.email },
    // Tamara requires an address, and a booking is sent nowhere.
    shipping_address: { ...person, line1: "Booking without delivery", city: "Online", country_code: country },
    tax_amount: nothing,
    shipping_amount: nothing,
    merchant_url: {
      success: returnUrl,
      failure: returnUrl,
      cancel: returnUrl,
      notification: new URL("/api/payment-api/webhook/tamara", returnUrl).href,
    },
  };
}
