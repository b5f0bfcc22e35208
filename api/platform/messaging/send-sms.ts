import { postJson } from "#api/platform/http-client/post-json.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

export type Sms = {
  /** Our id of this message; every retry has the same id. */
  messageId: string;
  from: string;
  /** In E.164, as +966501234567. */
  to: string;
  text: string;
};

const SMS_TIMEOUT_MS = 5_000;

/** Sends one SMS through the partner. Throws a `GatewayFailure` unless the partner surely accepted it. */
export async function sendSms(settings: Pick<Settings, "smsUrl" | "timeoutScale">, sms: Sms): Promise<void> {
  const timeoutMs = SMS_TIMEOUT_MS * settings.timeoutScale;
  await postJson({ name: "sms", url: settings.smsUrl, timeoutMs }, sms, { "idempotency-key": sms.messageId });
}
