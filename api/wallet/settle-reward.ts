import { eq, sql } from "drizzle-orm";
import { endOf } from "#api/item/order-items.ts";
import { post, transfer } from "#api/ledger/post.ts";
import { lockWalletById, lotAccount } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { OrderRow, WholeOrder } from "#api/schema/order.ts";
import { walletLots } from "#api/schema/wallet.ts";
import { siteById } from "#domain/site/sites.ts";
import { lotExpiresAt } from "#domain/wallet/expiry.ts";
import { rewardOpensAt, walletReward } from "#domain/wallet/reward.ts";
import { creditWallet } from "./credit-wallet.ts";
import { keptMoney } from "./kept-money.ts";
import { rescheduleLotMails } from "./lot-mails.ts";
import { lockWallet } from "./read-wallet.ts";

/** What the reward of an order depends on. */
export type RewardedOrder = Pick<WholeOrder, "id" | "userId" | "siteId" | "totalHalalas" | "totalMinor"> &
  Pick<OrderRow, "items">;
type Cause = {
  percent: number;
  /** The change or the action of an operator after which the reward is computed again. */
  causeId?: string;
};
type PartRefund = { halalas: number; causeId: string };
type RewardLot = { id: string; walletId: string; balance: number; granted: number };

/**
 * Makes the reward of a confirmed order what its money earns now, and lets it open after the stay as it is now. The order
 * must be locked; its wallet is locked here. Guests without a wallet and sites without one have no reward.
 */
export async function settleReward(tx: Tx, order: RewardedOrder, { percent, causeId }: Cause): Promise<void> {
  if (order.userId === null || !siteById(order.siteId).features.wallet) return;
  const wallet = await lockWallet(tx, order.userId);
  const lot = await readRewardLot(tx, order.id);
  if (lot && lot.walletId !== wallet?.id) return;
  if (!wallet) return;
  const wanted = walletReward(await keptMoney(tx, order), percent);
  if (lot) {
    await moveReward(tx, order, lot);
    return changeReward(tx, lot, wanted - lot.granted, causeId ?? lot.id);
  }
  await creditWallet(tx, {
    ...{ walletId: wallet.id, source: "reward", kind: "reward", from: "rewards", orderId: order.id },
    amountMinor: wanted,
    opensAt: opensAtOf(order),
  });
}

/** The stay ends on another day, so its reward opens on another day. The order must be locked. */
export async function rescheduleReward(tx: Tx, order: RewardedOrder): Promise<void> {
  const lot = await lockRewardLot(tx, order.id);
  if (lot) await moveReward(tx, order, lot);
}

/** An operator refunded a part of the price, so the same part of the reward goes. The order must be locked. */
export async function lowerReward(tx: Tx, order: RewardedOrder, { halalas, causeId }: PartRefund): Promise<void> {
  const lot = await lockRewardLot(tx, order.id);
  if (!lot) return;
  const kept = await keptMoney(tx, order);
  const wanted = Math.floor((lot.granted * kept) / (kept + halalas));
  await changeReward(tx, lot, wanted - lot.granted, causeId);
}

/** Takes back the reward of a cancelled order, or what is left of it. The order must be locked. */
export async function cancelReward(tx: Tx, { id }: Pick<WholeOrder, "id">): Promise<void> {
  const lot = await lockRewardLot(tx, id);
  if (lot) await changeReward(tx, lot, -lot.balance, lot.id);
}

/** Whether an order has a reward that a cancellation takes back. */
export async function hasReward(db: Tx, { id }: Pick<WholeOrder, "id">): Promise<boolean> {
  return ((await readRewardLot(db, id))?.balance ?? 0) > 0;
}

async function changeReward(tx: Tx, lot: RewardLot, by: number, subjectId: string): Promise<void> {
  const [account, currency] = [lotAccount(lot.id), "SAR" as const];
  if (by >= 0) {
    const entries = transfer({ from: "rewards", to: account, amountMinor: by, currency });
    return post(tx, { kind: "reward", subjectId, entries });
  }
  const entries = transfer({ from: account, to: "rewards", amountMinor: Math.min(-by, lot.balance), currency });
  return post(tx, { kind: "reward-cancel", subjectId, entries });
}

async function moveReward(tx: Tx, order: RewardedOrder, { id }: RewardLot): Promise<void> {
  const opensAt = opensAtOf(order);
  const expiresAt = lotExpiresAt("reward", opensAt);
  await tx.update(walletLots).set({ opensAt, expiresAt }).where(eq(walletLots.id, id));
  await rescheduleLotMails(tx, { id, opensAt, expiresAt });
}

function opensAtOf(order: RewardedOrder): Date {
  const { day, time, timeZone } = endOf(order);
  return rewardOpensAt({ checkOut: day, checkOutUntil: time, timeZone });
}

async function lockRewardLot(tx: Tx, orderId: string): Promise<RewardLot | null> {
  const found = await readRewardLot(tx, orderId);
  if (!found) return null;
  await lockWalletById(tx, found.walletId);
  return readRewardLot(tx, orderId);
}

async function readRewardLot(db: Tx, orderId: string): Promise<RewardLot | null> {
  const { rows } = await db.execute<RewardLot>(sql`
    SELECT l.id, l.wallet_id AS "walletId", l.balance_minor::float8 AS balance,
      (SELECT coalesce(sum(e.amount_minor), 0) FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
       WHERE e.account = 'wallet:' || l.id AND e.account LIKE 'wallet:%'
         AND t.kind IN ('reward', 'reward-cancel'))::float8 AS granted
    FROM wallet_lot l WHERE l.order_id = ${orderId} AND l.source = 'reward'`);
  return rows[0] ?? null;
}
