import { timingSafeEqual } from "node:crypto";
import { accessToken } from "#api/order/order-access.ts";

/** `<id of the alert>.<mac>`; a mail that is repeated has the same link, and the tables alone are not enough to make one. */
export function alertToken(alertId: string, secrets: readonly string[]): string {
  return `${alertId}.${accessToken(`alert-stop:${alertId}`, secrets)}`;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./;

/** The alert of a link, or `null` when it is not one of ours. Links made with an earlier secret stay valid. */
export function alertOfToken(token: string, secrets: readonly string[]): string | null {
  const alertId = TOKEN.exec(token)?.[1];
  if (!alertId) return null;
  const given = Buffer.from(token);
  const isOurs = secrets.some((secret) => {
    const known = Buffer.from(alertToken(alertId, [secret]));
    return known.length === given.length && timingSafeEqual(known, given);
  });
  return isOurs ? alertId : null;
}
