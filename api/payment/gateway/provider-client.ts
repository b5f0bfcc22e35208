import { createPartnerClient, type PartnerClient } from "#api/platform/http-client/partner-client.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

export type PaymentSettings = Pick<
  Settings,
  "paymentUrl" | "paymentKey" | "paymentWebhookSecrets" | "timeScale" | "timeoutScale"
>;

export type ProviderClient = PartnerClient;

const CALL_MS = 10_000;
const INQUIRY_MS = 5_000;

/** Calls one payment provider; an inquiry has a shorter timeout. */
export function createProviderClient(name: string, settings: PaymentSettings): ProviderClient {
  const { paymentUrl: url, paymentKey: key, timeScale, timeoutScale } = settings;
  return createPartnerClient({ name, url, key, timeScale, timeoutScale, callMs: CALL_MS, inquiryMs: INQUIRY_MS });
}
