import { eq, sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { type LegEvent, type LegState, nextLegState } from "#domain/loyalty/leg-state.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";
import { spendWallet, voidWallet } from "./wallet-entries.ts";

/** What a programme reported about a reservation. */
type Answer = { reservedUntil?: Date | undefined; partnerRef?: string | undefined };

/**
 * The one function that changes the state of a leg. A guest, a payment, a programme's answer and the background jobs pass
 * what happened; a late or repeated event changes nothing. The leg must be locked. The wallet answers at once, so its leg
 * goes on to the end of the move.
 */
export async function advanceLeg(tx: Tx, leg: LegRow, event: LegEvent, answer: Answer = {}): Promise<LegRow> {
  const state = nextLegState(leg.state, event);
  if (state === null) return leg;
  const [moved] = await tx
    .update(cartLegs)
    .set({
      state,
      reservedUntil: answer.reservedUntil ?? leg.reservedUntil,
      partnerRef: answer.partnerRef ?? leg.partnerRef,
      attempts: 0,
      nextAttemptAt: sql`app_now()`,
      leasedUntil: null,
      movedAt: sql`app_now()`,
    })
    .where(eq(cartLegs.id, leg.id))
    .returning();
  if (!moved) throw new Error(`There is no leg ${leg.id}.`);
  return (await followUps[state]?.(tx, moved)) ?? moved;
}

type FollowUp = (tx: Tx, leg: LegRow) => Promise<LegRow | undefined>;

/** What else changes when a leg reaches a state. */
const followUps: Partial<Record<LegState, FollowUp>> = {
  capturing: async (tx, leg) => {
    if (!isWalletLeg(leg)) return void (await enqueue(tx, leg.id, ["points-capture"]));
    await spendWallet(tx, leg);
    return advanceLeg(tx, leg, "captured");
  },
  captured: async (tx, leg) => {
    if (isWalletLeg(leg)) return undefined;
    const entries = transfer({
      from: "guests",
      to: `points:${leg.method}`,
      amountMinor: leg.valueHalalas,
      currency: "SAR",
    });
    await post(tx, { kind: "points-capture", subjectId: leg.id, entries });
    return undefined;
  },
  releasing: async (tx, leg) => {
    if (!isWalletLeg(leg)) return void (await enqueue(tx, leg.id, ["points-release"]));
    await voidWallet(tx, leg);
    return advanceLeg(tx, leg, "released");
  },
};
