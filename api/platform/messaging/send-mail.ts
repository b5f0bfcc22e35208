import { postJson } from "#api/platform/http-client/post-json.ts";
import type { Settings } from "#api/platform/settings/settings.ts";

export type Mail = {
  /** Our own number of this mail; every retry carries the same. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Beside those of every mail, by name. */
  headers?: Record<string, string>;
};

const MAIL_TIMEOUT_MS = 5_000;

/** Hands one mail to the mail partner. Throws a `GatewayFailure` when the partner did not surely take it. */
export async function sendMail(settings: Pick<Settings, "mailUrl" | "timeScale">, mail: Mail): Promise<void> {
  const timeoutMs = MAIL_TIMEOUT_MS * settings.timeScale;
  await postJson({ name: "mail", url: settings.mailUrl, timeoutMs }, mail, { "idempotency-key": mail.messageId });
}
