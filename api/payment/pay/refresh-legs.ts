import { eq } from "drizzle-orm";
import { ownCart, ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { fitCartLegs } from "#api/cart/loyalty/fit-cart-legs.ts";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { lockLiveLegs } from "#api/leg/lock-legs.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A payment at the bank may take this long; a reservation that ends sooner is made again. */
const MIN_LEFT_MS = 15 * 60_000;

/**
 * Prepares the legs of a cart for a payment. Points whose reservation could end meanwhile are released, and the guest is
 * asked to confirm them again. Nothing is checked of a cart that cannot be paid; the payment itself says why.
 */
export async function refreshLegs(
  deps: PaymentDeps,
  owner: Owner,
  cartId: string,
  whenBlocked: () => Promise<void>,
): Promise<void> {
  if (!UUID.test(cartId) || (await deps.db.$count(cartLegs, eq(cartLegs.cartId, cartId))) === 0) return;
  const cart = await ownCart(deps.db, owner, cartId);
  if (cart.state !== "open") return;
  const isReleased = await inTransaction(deps.db, (tx) => refresh(tx, owner, cartId), { whenBlocked });
  if (isReleased) throw new Problem("points-returned");
}

async function refresh(tx: Tx, owner: Owner, cartId: string): Promise<boolean> {
  const cart = await ownOpenCart(tx, owner, cartId);
  const minReservedUntil = (await productTime(tx)).getTime() + MIN_LEFT_MS;
  const isEnding = ({ reservedUntil }: LegRow) => reservedUntil !== null && reservedUntil.getTime() < minReservedUntil;
  const ending = (await lockLiveLegs(tx, [cart.id])).filter(isEnding);
  for (const leg of ending) await advanceLeg(tx, leg, "dropped");
  const released = await fitCartLegs(tx, cart);
  return ending.length > 0 || released.length > 0;
}
