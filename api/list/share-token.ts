import { timingSafeEqual } from "node:crypto";
import { accessToken, hashOfToken } from "#api/order/order-access.ts";

/** The token in the link of a shared list: an HMAC of the share's random id, so that the owner can copy the link again. */
export function shareToken(shareId: string, secrets: readonly string[]): string {
  return accessToken(`list-share:${shareId}`, secrets);
}

/** The token of a stored share; `null` if none of our secrets made it, so that only a new link can be copied. */
export function knownToken(share: { id: string; tokenHash: Buffer }, secrets: readonly string[]): string | null {
  const tokens = secrets.map((secret) => shareToken(share.id, [secret]));
  return tokens.find((token) => timingSafeEqual(hashOfToken(token), share.tokenHash)) ?? null;
}
