import type { IncomingMessage } from "node:http";
import { refusal } from "./moyasar-errors.ts";

const SECRET = process.env.MOYASAR_SECRET_KEY?.trim() || "sk_test_mabeetdemo";
const PUBLISHABLE = process.env.MOYASAR_PUBLIC_KEY?.trim() || "pk_test_mabeetdemo";

/** The key is the user name of Basic authentication, and there is no password. */
function keyOf({ headers }: IncomingMessage): string {
  const [, encoded = ""] = /^Basic (\S+)$/.exec(headers.authorization ?? "") ?? [];
  return Buffer.from(encoded, "base64").toString("utf8").replace(/:$/, "");
}

/** Refuses a call without the secret key; the publishable key of browsers may not do this. */
export function requireSecretKey(request: IncomingMessage): void {
  const key = keyOf(request);
  if (key === PUBLISHABLE) throw refusal(403, "authentication_error", "Your credentials are not enough for this");
  if (key !== SECRET) throw refusal(401, "authentication_error", "Invalid authorization credentials");
}

/** Whether a browser has given the publishable key, as Basic authentication or as a field. */
export function hasPublishableKey(request: IncomingMessage, body: unknown): boolean {
  const { publishable_api_key: field } = (body ?? {}) as { publishable_api_key?: unknown };
  return field === PUBLISHABLE || keyOf(request) === PUBLISHABLE;
}
