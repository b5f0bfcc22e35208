import { createHash, createHmac } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type OrderRow, orderAccess } from "#api/schema/order.ts";
import { accessCookie, accessShape, isAccessOver } from "#domain/order/order-access.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const TOKEN_BYTES = 18;

type Opening = { orderId: string; messageId: string; secrets: readonly string[] };

/**
 * What the link of a message carries to open its order anywhere. It is made of the message's random id and our secret,
 * so that a message sent again is the same to the letter, and whoever reads our tables can make none.
 */
export async function openAccess(db: Tx, { orderId, messageId, secrets }: Opening): Promise<string> {
  const token = createHmac("sha256", secrets[0] ?? "")
    .update(`order-access:${messageId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");
  await db
    .insert(orderAccess)
    .values({ tokenHash: hashOf(token), orderId })
    .onConflictDoNothing();
  return token;
}

/** What this browser keeps of the link it came by. */
export function accessOf(request: FastifyRequest, orderNumber: string): string | null {
  const cookie = accessCookie(orderNumber);
  return (cookie && readCookie(request.headers.cookie, cookie)) ?? null;
}

export async function hasAccess(db: Tx, { id, checkOut }: OrderRow, token: string): Promise<boolean> {
  if (!accessShape.test(token)) return false;
  const { tokenHash, orderId } = orderAccess;
  const known = await db
    .select({ orderId })
    .from(orderAccess)
    .where(and(eq(tokenHash, hashOf(token)), eq(orderId, id)));
  return known.length > 0 && !isAccessOver(checkOut as Day, todayInRiyadh(await productTime(db)));
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
