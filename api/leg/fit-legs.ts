import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { LegRow } from "#api/schema/leg.ts";
import { wallets } from "#api/schema/wallet.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";
import { advanceLeg } from "./advance-leg.ts";
import { holdWallet } from "./hold-wallet.ts";
import { lockLiveLegs } from "./lock-legs.ts";
import { sumOfLegs } from "./read-legs.ts";

/**
 * Keeps the legs of a cart at or below what is due: wallet money is released first; points above the whole price are
 * released, because a part of a reservation cannot be. Returns the legs that no longer pay anything. The cart must be
 * locked.
 */
export async function fitLegs(tx: Tx, cartId: string, dueHalalas: number): Promise<LegRow[]> {
  const legs = (await lockLiveLegs(tx, [cartId])).filter(({ state }) => state === "reserved");
  if (sumOfLegs(legs) <= dueHalalas) return [];
  const points = legs.find((leg) => !isWalletLeg(leg));
  const wallet = legs.find(isWalletLeg);
  const released = points && points.valueHalalas > dueHalalas ? [points] : [];
  for (const leg of released) await advanceLeg(tx, leg, "dropped");
  const left = dueHalalas - (released.length > 0 ? 0 : (points?.valueHalalas ?? 0));
  if (!wallet || wallet.valueHalalas <= left) return released;
  await holdLess(tx, wallet, left);
  return left === 0 ? [...released, wallet] : released;
}

async function holdLess(tx: Tx, wallet: LegRow, halalas: number): Promise<void> {
  await advanceLeg(tx, wallet, "dropped");
  const { cartId, walletId } = wallet;
  if (halalas === 0 || walletId === null) return;
  await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId)).for("update");
  await holdWallet(tx, { cartId, walletId, halalas, baseHalalas: wallet.baseHalalas });
}
