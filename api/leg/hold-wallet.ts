import { randomUUID } from "node:crypto";
import { readLots } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { cartLegs } from "#api/schema/leg.ts";
import { ownMethod } from "#domain/payment/methods.ts";
import { spendFrom } from "#domain/wallet/lots.ts";
import { advanceLeg } from "./advance-leg.ts";
import { postHold } from "./wallet-entries.ts";

type Hold = { cartId: string; walletId: string; halalas: number; baseHalalas?: number };

/** Sets wallet money aside for a cart as a leg of its own. The legs of the cart and the wallet must be locked. */
export async function holdWallet(
  tx: Tx,
  { cartId, walletId, halalas: valueHalalas, baseHalalas = valueHalalas }: Hold,
): Promise<void> {
  const parts = spendFrom(await readLots(tx, walletId), valueHalalas, await productTime(tx));
  if (!parts) throw new Problem("points-too-few");
  const values = { id: randomUUID(), cartId, method: ownMethod, walletId, valueHalalas, baseHalalas };
  const [leg] = await tx.insert(cartLegs).values(values).returning();
  if (!leg) throw new Error(`The leg ${values.id} was not written.`);
  await postHold(tx, leg, parts);
  await advanceLeg(tx, leg, "reserved");
}
