import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type SealKey, seal } from "#api/platform/sealing/seal.ts";
import type { ChosenEarning } from "#api/schema/cart.ts";
import { earnings } from "#api/schema/earning.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { earningProviders, readEarner } from "#domain/loyalty/earning.ts";
import type { RewardProvider } from "#domain/loyalty/rewards.ts";
import type { Site } from "#domain/site/sites.ts";

export type EarnInput = { provider: RewardProvider; phone: string };
type EarningOrder = { id: string };

/** Reads and seals what a guest chose. A programme that the site does not have is answered like an unknown address. */
export function sealedEarning(
  { provider, phone }: EarnInput,
  site: Pick<Site, "features">,
  { keys, cartId, field }: { keys: readonly SealKey[]; cartId: string; field: string },
): ChosenEarning {
  if (!earningProviders(site.features).includes(provider)) throw new Problem("not-found");
  const read = readEarner(provider, phone);
  if (!read) throw new Problem("validation", { fields: { [field]: "phone" } });
  return { provider, memberSealed: seal(keys, earnSeal(cartId), read.member), memberMask: read.mask };
}

/** The number stays sealed for the cart of the booking, also in the row of its order. */
export function earnSeal(cartId: string): string {
  return `earn:${cartId}`;
}

/** Sets or replaces the programme of an order, until it was sent to the programme. The order must be locked. */
export async function setEarning(
  tx: Tx,
  { id: orderId }: EarningOrder,
  chosen: ChosenEarning,
  earnsAt: Date,
): Promise<void> {
  const { provider, memberSealed, memberMask } = chosen;
  const [row] = await tx
    .insert(earnings)
    .values({ orderId, id: randomUUID(), provider, memberSealed, memberMask })
    .onConflictDoUpdate({
      target: earnings.orderId,
      set: { provider, memberSealed, memberMask },
      setWhere: eq(earnings.state, "waiting"),
    })
    .returning({ id: earnings.id });
  if (!row) throw new Problem("stay-action-not-possible");
  await enqueue(tx, row.id, ["earn"], { runAt: earnsAt });
}
