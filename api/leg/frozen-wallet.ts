import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { wallets } from "#api/schema/wallet.ts";
import { isLiveLeg, legStates } from "#domain/loyalty/leg-state.ts";
import { advanceLeg } from "./advance-leg.ts";
import { lockLiveLegs } from "./lock-legs.ts";

const liveStates = legStates.filter(isLiveLeg);

/** The carts that have money of a wallet set aside. */
export async function cartsHolding(db: Tx, walletId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ cartId: cartLegs.cartId })
    .from(cartLegs)
    .where(and(eq(cartLegs.walletId, walletId), inArray(cartLegs.state, liveStates)));
  return rows.map(({ cartId }) => cartId);
}

type Held = { released: LegRow[]; paying: LegRow[] };

/**
 * Returns to a wallet what carts have set aside of it, except what a payment under way takes: no money may be charged
 * without the whole price. The carts are locked here, so the wallet is locked afterwards.
 */
export async function releaseHeld(tx: Tx, walletId: string, cartIds: readonly string[]): Promise<Held> {
  const { id, state } = carts;
  const locked = await tx
    .select({ id, state })
    .from(carts)
    .where(inArray(id, [...cartIds]))
    .orderBy(asc(id))
    .for("update");
  const isPaying = new Set(locked.flatMap((cart) => (cart.state === "paying" ? [cart.id] : [])));
  const legs = (await lockLiveLegs(tx, cartIds)).filter((leg) => leg.walletId === walletId);
  const released = legs.filter(({ cartId }) => !isPaying.has(cartId));
  for (const leg of released) await advanceLeg(tx, leg, "dropped");
  return { released, paying: legs.filter(({ cartId }) => isPaying.has(cartId)) };
}

/** A payment failed that took money of a wallet which was frozen meanwhile: the next one cannot. The cart must be locked. */
export async function dropFrozenLegs(tx: Tx, cartId: string): Promise<void> {
  const frozen = await tx
    .select({ id: cartLegs.id })
    .from(cartLegs)
    .innerJoin(wallets, eq(wallets.id, cartLegs.walletId))
    .where(and(eq(cartLegs.cartId, cartId), inArray(cartLegs.state, liveStates), isNotNull(wallets.frozenAt)));
  if (frozen.length === 0) return;
  for (const leg of await lockLiveLegs(tx, [cartId])) if (leg.walletId) await advanceLeg(tx, leg, "dropped");
}
