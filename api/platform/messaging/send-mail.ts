import { postJson } from "#api/platform/http-client/post-json.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

export type Mail = {
  /** Our id of this email; every retry has the same id. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Additional headers by name. */
  headers?: Record<string, string>;
};

const MAIL_TIMEOUT_MS = 5_000;

/** Sends one email through the partner. Throws a `GatewayFailure` unless the partner surely accepted it. */
export async function sendMail(settings: Pick<Settings, "mailUrl" | "timeoutScale">, mail: Mail): Promise<void> {
  const timeoutMs = MAIL_TIMEOUT_MS * settings.timeoutScale;
  await postJson({ name: "mail", url: settings.mailUrl, timeoutMs }, mail, { "idempotency-key": mail.messageId });
}
