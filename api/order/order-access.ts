import { createHash, createHmac } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { lastDayOf } from "#api/item/order-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type OrderRow, orderAccess } from "#api/schema/order.ts";
import { accessCookie, accessPartsOf, accessShape, accessValue, isAccessOver } from "#domain/order/order-access.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const TOKEN_BYTES = 18;

type NewAccess = { orderId: string; messageId: string; secrets: readonly string[] };

/**
 * Creates the token in the link of a message, which opens its order in any browser. It is an HMAC of the message's random
 * id with our secret: a repeated message has the same link, and the tables alone are not enough to make one.
 */
export async function grantAccess(db: Tx, { orderId, messageId, secrets }: NewAccess): Promise<string> {
  const token = accessToken(`order-access:${messageId}`, secrets);
  await db
    .insert(orderAccess)
    .values({ tokenHash: hashOfToken(token), orderId })
    .onConflictDoNothing();
  return token;
}

/** The token of a subject, the same each time; only who knows our secret can make it. */
export function accessToken(subject: string, secrets: readonly string[]): string {
  const mac = createHmac("sha256", secrets[0] ?? "").update(subject);
  return mac.digest().subarray(0, TOKEN_BYTES).toString("base64url");
}

type LookedUp = {
  order: OrderRow;
  isHttps: boolean;
  secrets: readonly string[];
  /** The signed token of a confirmed code. */
  confirmation: string | null;
};

/**
 * The cookie with which a browser reads an order again that it found by its contact, e.g. after a reload. Every look-up of
 * an order has the same token, so the table gets one row for it.
 */
export async function lookUpCookie(db: Tx, { order, isHttps, secrets, confirmation }: LookedUp): Promise<string> {
  const token = await grantAccess(db, { orderId: order.id, messageId: `look-up:${order.id}`, secrets });
  const value = accessValue(token, confirmation);
  const parts = [`${accessCookie(order.orderNumber)}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  return [...parts, ...(isHttps ? ["Secure"] : [])].join("; ");
}

/** The token that the browser stored when it opened the link, and the one of a code that it confirmed. */
export function accessOf(cookies: string | undefined, orderNumber: string) {
  const cookie = accessCookie(orderNumber);
  const value = cookie && readCookie(cookies, cookie);
  return value ? accessPartsOf(value) : { token: null, confirmation: null };
}

export async function hasAccess(db: Tx, order: OrderRow, token: string): Promise<boolean> {
  if (!accessShape.test(token)) return false;
  const { tokenHash, orderId } = orderAccess;
  const known = await db
    .select({ orderId })
    .from(orderAccess)
    .where(and(eq(tokenHash, hashOfToken(token)), eq(orderId, order.id)));
  return known.length > 0 && !isAccessOver(lastDayOf(order) as Day, todayInRiyadh(await productTime(db)));
}

/** What the tables store instead of a token. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
