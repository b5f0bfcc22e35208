import { eq, sql } from "drizzle-orm";
import { fitCartLegs } from "#api/cart/loyalty/fit-cart-legs.ts";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { lockLeg } from "#api/leg/lock-legs.ts";
import type { BurnEvidence } from "#api/loyalty/gateway/loyalty-port.ts";
import type { LoyaltyDeps } from "#api/loyalty/loyalty-plugin.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { isCartOver } from "#domain/cart/hold.ts";
import { isCountedLeg, type LegEvent } from "#domain/loyalty/leg-state.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";

/**
 * Stores the answer about a reservation, then tells the guest if there is none. An answer that is not certain ends the leg
 * at the programme by its id; the guest may try again with a new one.
 */
export async function settleReservation(
  deps: LoyaltyDeps,
  legId: string,
  evidence: BurnEvidence,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const settle = (tx: Tx) => settleIn(tx, deps, legId, evidence, isNew);
  const refusal = await inTransaction(deps.db, settle, { isRepeatable: true });
  await faultPoint("K10");
  if (refusal) throw new Problem(refusal, refusal === "idempotency-running" ? { retryAfterSeconds: 1 } : {});
}

/** Why the guest has no reservation, or `null` if they have it. */
async function settleIn(
  tx: Tx,
  deps: LoyaltyDeps,
  legId: string,
  evidence: BurnEvidence,
  isNew: boolean,
): Promise<ProblemCode | null> {
  const cart = await lockCartOf(tx, legId);
  const leg = await lockLeg(tx, legId);
  const now = await productTime(tx);
  if (leg.state !== "created") return isCountedLeg(leg.state) ? null : (refusalOf(cart, now) ?? endedBy(leg, evidence));
  // Another call with the same key waits for the programme.
  if (!isNew && leg.leasedUntil && leg.leasedUntil > now) return "idempotency-running";
  const answer = { reservedUntil: reservedUntilOf(evidence, now, deps), partnerRef: evidence.reference };
  const moved = await advanceLeg(tx, leg, eventOf(deps, leg, evidence), answer);
  if (moved.state === "declined") return evidence.reason === "too-few-points" ? "points-too-few" : "code-expired";
  if (moved.state !== "reserved") return "loyalty-not-answering";
  const refusal = refusalOf(cart, now);
  if (refusal) await advanceLeg(tx, moved, "dropped");
  const released = refusal ? [] : await fitCartLegs(tx, cart);
  return refusal ?? (released.some(({ id }) => id === legId) ? "points-returned" : null);
}

/** Somebody else ended the leg while its call was on its way: the guest, or the completer because of silence. */
function endedBy({ state }: LegRow, { kind }: BurnEvidence): ProblemCode {
  if (state === "declined") return "points-too-few";
  return kind === "silent" ? "loyalty-not-answering" : "points-returned";
}

/** Why a cart takes no points any more. */
function refusalOf(cart: CartRow, now: Date): ProblemCode | null {
  if (cart.state === "paying") return "payment-running";
  return cart.state === "ordered" || isCartOver(cart, now) ? "cart-expired" : null;
}

/** Other points than ours are disputed: the whole reservation is released, and the operators are alerted. */
function eventOf({ log }: LoyaltyDeps, leg: LegRow, { kind, points }: BurnEvidence): LegEvent {
  if (kind === "declined") return "declined";
  if (kind !== "reserved") return "no-answer";
  if (points === leg.points) return "reserved";
  log.error({ event: "points-disputed", legId: leg.id, answered: points }, "other points than ours");
  return "no-answer";
}

function reservedUntilOf({ reservedUntil }: BurnEvidence, now: Date, { settings }: LoyaltyDeps): Date | undefined {
  if (!reservedUntil) return undefined;
  const latest = now.getTime() + settings.pointsHoldSeconds * 1_000;
  return new Date(Math.min(reservedUntil.getTime(), latest));
}

async function lockCartOf(tx: Tx, legId: string): Promise<CartRow> {
  const isOwner = sql`${carts.id} = (SELECT ${cartLegs.cartId} FROM ${cartLegs} WHERE ${eq(cartLegs.id, legId)})`;
  const [found] = await selectCarts(tx).where(isOwner).for("update", { of: carts });
  if (!found) throw new Error(`The leg ${legId} has no cart.`);
  return cartOf(found);
}
