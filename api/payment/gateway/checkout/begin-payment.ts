import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { valueFor } from "#domain/payment/gateways.ts";
import { moneyFlow } from "#domain/payment/money-flow.ts";
import { problems } from "#domain/problem/problems.ts";
import { postOnce, SILENT } from "./checkout-client.ts";
import { readBegun } from "./read-evidence.ts";

type Options = Pick<PartnerSettings<"checkout">, "checkoutChannels" | "checkoutAtOnce">;

/** The request was understood and refused, so nothing was done. */
const REFUSED = new Set([400, 422]);
const BEGUN = new Set([200, 201, 202]);

/** 429 may mean that this key is being processed: then the payment exists, and asking finds it. */
export async function beginPayment(client: GatewayClient, order: PaymentOrder, options: Options): Promise<Evidence> {
  const { paymentId: key, language } = order;
  const answer = await postOnce(client, "/payments", { key, language, body: requestOf(order, options) });
  if (!answer) return SILENT;
  if (REFUSED.has(answer.status)) return { kind: "declined", failureCode: problems["card-declined"].code };
  return BEGUN.has(answer.status) ? readBegun(answer.json, order.paymentId) : SILENT;
}

function requestOf(order: PaymentOrder, { checkoutChannels, checkoutAtOnce }: Options) {
  const { paymentId, amountMinor, currency, country, returnUrl, buyer, proof } = order;
  const isMada = order.cardBrand === "mada";
  return {
    ...sourceOf(order, checkoutAtOnce),
    amount: amountMinor,
    currency,
    reference: paymentId,
    processing_channel_id: valueFor(checkoutChannels, country),
    success_url: returnUrl,
    failure_url: returnUrl,
    customer: { email: buyer.email, name: `${buyer.firstName} ${buyer.lastName}` },
    metadata: { proof, ...(isMada ? { udf1: "mada" } : {}) },
  };
}

/** Checkout.com asks to leave `capture` out for a card whose money it takes at once. */
function sourceOf({ method, language, token, cardBrand, challenge }: PaymentOrder, brandsAtOnce: readonly string[]) {
  if (method === "knet") return { source: { type: "knet", language } };
  const { isCapturedAtOnce } = moneyFlow({ method, cardBrand, gateway: "checkout" }, { checkout: brandsAtOnce });
  const indicator = challenge === "required" ? "challenge_requested_mandate" : "no_preference";
  return {
    source: { type: "token", token },
    ...(isCapturedAtOnce ? {} : { capture: false }),
    "3ds": { enabled: true, challenge_indicator: indicator },
  };
}
