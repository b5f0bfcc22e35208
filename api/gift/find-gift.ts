import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Owner, owns } from "#api/cart/holder/owner.ts";
import { type ContactCredentials, isContact } from "#api/order/get-order.ts";
import { accessOf, accessToken } from "#api/order/order-access.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type GiftOrderRow, giftOrders } from "#api/schema/gift.ts";
import { accessCookie, accessValue } from "#domain/order/order-access.ts";
import type { Site } from "#domain/site/sites.ts";

/** A contact of the buyer, or the token of the link in one of our messages to them. */
export type GiftCredentials = ContactCredentials & { access: string | null };

/** The gift of its buyer, or of a caller with a proof, who may only read it. Anyone else gets the answer of a missing one. */
export async function findGift(
  db: Tx,
  orderNumber: string,
  { owner, credentials, secrets }: { owner: Owner; credentials: GiftCredentials; secrets: readonly string[] },
): Promise<{ gift: GiftOrderRow; isOwner: boolean }> {
  const [gift] = await db.select().from(giftOrders).where(eq(giftOrders.orderNumber, orderNumber));
  if (!gift) throw new Problem("order-not-found");
  const isOwner = owns(owner, gift);
  const contact = { email: gift.buyerEmail, phone: gift.buyerPhone };
  if (isOwner || isContact(contact, credentials) || isAccess(gift.id, credentials.access, secrets))
    return { gift, isOwner };
  throw new Problem("order-not-found");
}

type GiftRequest = { headers: { cookie?: string | undefined }; site: Site; params: { giftOrderNumber: string } };

/** What a request proves about a gift: the cookie of a link, and a contact that was typed. */
export function giftCredentialsOf(
  { headers, site, params }: GiftRequest,
  typed: { email?: string | undefined; phone?: string | undefined } = {},
): GiftCredentials {
  return { ...typed, access: accessOf(headers.cookie, params.giftOrderNumber).token, dialCode: site.dialCode };
}

type NewCookie = { secrets: readonly string[]; isHttps: boolean; confirmation: string | null };

/** The cookie with which a browser reads a gift again and, after a code, acts on it. */
export function giftCookie(gift: GiftOrderRow, { secrets, isHttps, confirmation }: NewCookie): string {
  const value = accessValue(giftAccess(gift.id, secrets), confirmation);
  const parts = [`${accessCookie(gift.orderNumber)}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  return [...parts, ...(isHttps ? ["Secure"] : [])].join("; ");
}

/** The token in the links of messages to the buyer. */
export function giftAccess(giftOrderId: string, secrets: readonly string[]): string {
  return accessToken(`gift-access:${giftOrderId}`, secrets);
}

function isAccess(giftOrderId: string, token: string | null, secrets: readonly string[]): boolean {
  if (token === null) return false;
  const given = Buffer.from(token);
  return secrets.some((secret) => {
    const known = Buffer.from(giftAccess(giftOrderId, [secret]));
    return known.length === given.length && timingSafeEqual(known, given);
  });
}
