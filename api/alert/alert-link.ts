import { timingSafeEqual } from "node:crypto";
import { accessToken } from "#api/order/order-access.ts";

/** `<id of the alert>.<mac>`; a mail that is repeated has the same link, and the tables alone are not enough to make one. */
export function alertToken(alertId: string, secrets: readonly string[]): string {
  return `${alertId}.${accessToken(`alert-stop:${alertId}`, secrets)}`;
}

/** The link by which the owner of an address agrees to the mails of an alert. It is valid for this address only. */
export function confirmToken(alertId: string, email: string, secrets: readonly string[]): string {
  return `${alertId}.${accessToken(`alert-confirm:${alertId}:${email}`, secrets)}`;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./;

/** The alert that a link names; the link may be false. */
export function namedAlert(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** The alert of a link, or `null` when it is not one of ours. Links made with an earlier secret stay valid. */
export function alertOfToken(token: string, secrets: readonly string[]): string | null {
  const alertId = namedAlert(token);
  if (!alertId) return null;
  return isOurs(token, secrets, (secret) => alertToken(alertId, [secret])) ? alertId : null;
}

/** Whether the link confirms the mails of an alert to this address. */
export function confirms(
  token: string,
  { alertId, email }: { alertId: string; email: string },
  secrets: readonly string[],
): boolean {
  return isOurs(token, secrets, (secret) => confirmToken(alertId, email, [secret]));
}

function isOurs(token: string, secrets: readonly string[], tokenBy: (secret: string) => string): boolean {
  const given = Buffer.from(token);
  return secrets.some((secret) => {
    const known = Buffer.from(tokenBy(secret));
    return known.length === given.length && timingSafeEqual(known, given);
  });
}
