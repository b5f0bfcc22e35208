import { createTransport, type SMTPPoolOptions } from "nodemailer";
import type { PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { readDkimKey } from "./dkim-key.ts";

export type MailServerSettings = Pick<Settings, "mailUrl" | "mailTls" | "timeoutScale">;

const CONNECT_MS = 5_000;
/** From the greeting, or the wait for a connection, to the answer after the mail. */
export const SEND_MS = 30_000;
/** A busy machine needs this time, however small the scale. */
const MIN_MS = 300;
const CONNECTIONS = 5;
const MESSAGES_PER_CONNECTION = 100;

/** Reads the keys that sign, greets the server and logs in; changes nothing. */
export async function checkMailServer(
  settings: MailServerSettings & Pick<Settings, "mailDkim">,
): Promise<PartnerCheck> {
  try {
    for (const { path } of settings.mailDkim) readDkimKey(path);
  } catch (error) {
    return { answers: false, detail: (error as Error).message };
  }
  return greet(settings);
}

async function greet(settings: MailServerSettings): Promise<PartnerCheck> {
  const transport = createTransport(poolOptions(settings));
  try {
    await transport.verify();
    return { answers: true, detail: "greeting and login accepted" };
  } catch (error) {
    const { code = "", responseCode } = error as { code?: string; responseCode?: number };
    const status = responseCode ? `, status ${responseCode}` : "";
    return { answers: false, detail: `${code === "EAUTH" ? "our key is refused" : code || "broken"}${status}` };
  } finally {
    transport.close();
  }
}

/** Without `required` any certificate is taken, because mail would be sent without one too. */
export function poolOptions(settings: MailServerSettings): SMTPPoolOptions & { pool: true } {
  const { protocol, hostname, port, username, password } = new URL(settings.mailUrl);
  const isSecure = protocol === "smtps:";
  const isRequired = settings.mailTls === "required";
  const connectMs = within(CONNECT_MS, settings);
  return {
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES_PER_CONNECTION,
    // A connection that was idle may be gone: the pool takes another one if nothing of the mail was sent.
    maxRequeues: 1,
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: isRequired,
    opportunisticTLS: !isRequired,
    tls: { minVersion: "TLSv1.2", rejectUnauthorized: isRequired },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: within(SEND_MS, settings),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function within(ms: number, { timeoutScale }: Pick<Settings, "timeoutScale">): number {
  return Math.max(MIN_MS, ms * timeoutScale);
}
