import { createGatewayClient, type GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";

/** Nothing is known: no answer, or one that cannot be read. */
export const SILENT: Evidence = { kind: "silent" };
/** The company says something that people have to look at. */
export const STRANGE: Evidence = { kind: "silent", isStrange: true };

export function createCheckoutClient(settings: PartnerSettings<"checkout">): GatewayClient {
  const { checkoutUrl: url, checkoutSecretKey } = settings;
  return createGatewayClient({ name: "checkout", url, authorization: `Bearer ${checkoutSecretKey}` }, settings);
}

/** Checkout.com answers 403 and 404 without a body. */
export function getAnswer(client: GatewayClient, path: string): ReturnType<GatewayClient["get"]> {
  return client.get(path, { mayBeEmpty: true });
}

type Keyed = { key: string; body: unknown; language?: "en" | "ar" };

/** For a day the same key is the same request. The language is for the page of the bank. */
export function postOnce(
  client: GatewayClient,
  path: string,
  { key, body, language }: Keyed,
): ReturnType<GatewayClient["post"]> {
  const headers = { "Cko-Idempotency-Key": key, ...(language ? { "accept-language": language } : {}) };
  return client.post(path, { body, headers, mayBeEmpty: true });
}

export function paymentPath(reference: string, part = ""): string {
  return `/payments/${encodeURIComponent(reference)}${part}`;
}
