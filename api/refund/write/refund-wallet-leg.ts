import { eq } from "drizzle-orm";
import { post } from "#api/ledger/post.ts";
import { lotAccount } from "#api/ledger/wallet-lots.ts";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { entry, heldParts, insertLot, lockWalletOf } from "#api/leg/wallet-entries.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { returnedLotExpiry } from "#domain/wallet/expiry.ts";

type Back = { refundId: string; halalas: number };

/**
 * Returns wallet money of a stay to the lots that it came from, the last to expire first. What would expire soon goes to a
 * new lot. The leg must be locked and captured.
 */
export async function refundWalletLeg(tx: Tx, leg: LegRow, { refundId, halalas }: Back): Promise<void> {
  await lockWalletOf(tx, leg);
  const now = await productTime(tx);
  const entries = [];
  for (const { lotId, expiresAt, amount } of await partsToReturn(tx, leg, halalas)) {
    const newExpiry = returnedLotExpiry(expiresAt, now);
    const to = newExpiry ? await insertLot(tx, leg, { opensAt: now, expiresAt: newExpiry }) : lotId;
    entries.push(entry(lotAccount(to), amount));
  }
  await post(tx, { kind: "wallet-refund", subjectId: refundId, entries: [...entries, entry("stays", -halalas)] });
  const returnedHalalas = leg.returnedHalalas + halalas;
  await tx.update(cartLegs).set({ returnedHalalas }).where(eq(cartLegs.id, leg.id));
  const returning = await advanceLeg(tx, { ...leg, returnedHalalas }, "return-asked");
  await advanceLeg(tx, returning, returnedHalalas === leg.valueHalalas ? "returned" : "part-returned");
}

/** The lots that get an amount back; what was returned before has taken the first of them. */
async function partsToReturn(tx: Tx, leg: LegRow, halalas: number) {
  let before = leg.returnedHalalas;
  let left = halalas;
  return (await heldParts(tx, leg)).toReversed().flatMap(({ lotId, expiresAt, amount }) => {
    const gone = Math.min(before, amount);
    const back = Math.min(left, amount - gone);
    before -= gone;
    left -= back;
    return back > 0 ? [{ lotId, expiresAt, amount: back }] : [];
  });
}
