import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { type LoyaltyDeps, programmeOf } from "#api/loyalty/loyalty-plugin.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { seal, sealedHash, sealKeysOf } from "#api/platform/sealing/seal.ts";
import { pointsCodes } from "#api/schema/leg.ts";
import type { Language } from "#domain/language/language.ts";
import { maskMember, memberFields, readMember } from "#domain/loyalty/member.ts";
import type { Programme } from "#domain/loyalty/rates.ts";
import { requirePointsCart } from "./require-points.ts";

const SENDS_PER_CART = 3;
const SENDS_PER_MEMBER = 5;
const DAY_S = 86_400;
const CODE_S = 180;

type PointsCodeRequest = {
  method: Programme;
  cartId: string;
  phone?: string | undefined;
  memberId?: string | undefined;
  language: Language;
};

/** Asks a programme to send a member a code. It is stored before the call, so that every request counts. */
export async function sendPointsCode(
  deps: LoyaltyDeps,
  owner: Owner,
  { method, cartId, language, ...typed }: PointsCodeRequest,
) {
  const field = memberFields[method];
  const member = readMember(method, typed[field] ?? "");
  if (member === null) throw new Problem("validation", { fields: { [field]: typed[field] ? field : "required" } });
  const requestId = randomUUID();
  await inTransaction(deps.db, async (tx) => {
    const cart = await ownOpenCart(tx, owner, cartId);
    requirePointsCart(cart, method);
    await insertCode(tx, deps, { requestId, cartId: cart.id, method, member });
  });
  const sent = await programmeOf(deps, method).sendCode({ requestId, member, language });
  if (sent.kind === "refused") throw new Problem("not-in-programme");
  if (sent.kind === "silent") throw new Problem("loyalty-not-answering");
  const { expiresIn, maskedPhone } = sent;
  return { requestId, expiresIn, maskedPhone, availablePoints: null };
}

type NewCode = { requestId: string; cartId: string; method: Programme; member: string };

async function insertCode(tx: Tx, { settings }: LoyaltyDeps, { requestId, cartId, method, member }: NewCode) {
  const keys = sealKeysOf(settings);
  const memberHash = sealedHash(keys, `points-member:${method}`, member);
  // Two carts may ask for one member at the same time.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${memberHash.toString("hex")}, 0))`);
  const since = sql`app_now() - ${DAY_S} * interval '1 second'`;
  const ofMember = and(eq(pointsCodes.memberHash, memberHash), gt(pointsCodes.createdAt, since));
  const sends = [
    [await tx.$count(pointsCodes, eq(pointsCodes.cartId, cartId)), SENDS_PER_CART],
    [await tx.$count(pointsCodes, ofMember), SENDS_PER_MEMBER],
  ] as const;
  if (sends.some(([count, max]) => count >= max))
    throw new Problem("too-many-tries", { retryAfterSeconds: DAY_S, details: { s: DAY_S } });
  await tx.insert(pointsCodes).values({
    id: requestId,
    cartId,
    method,
    memberSealed: seal(keys, `points-code:${requestId}`, member),
    memberHash,
    memberMask: maskMember(member),
    expiresAt: sql`app_now() + ${CODE_S} * interval '1 second'`,
  });
}
