import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { PaidWith } from "#api/refund/plan/refund-sources.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { refunds } from "#api/schema/payment.ts";
import { splitProRata } from "#domain/money/split-pro-rata.ts";
import type { MoneyPart, PointsPart, RefundPart, WalletPart } from "#domain/order/split-refund.ts";
import { refundIntoWallet } from "./refund-into-wallet.ts";
import { refundWalletLeg } from "./refund-wallet-leg.ts";
import { voidAuthorised } from "./void-authorised.ts";

/** Why value goes back. */
type Reason = { cancellationId: string } | { changeId: string };

/** The wallet that gets the money instead of its source, and how many halalas the money is worth. */
export type IntoWallet = { walletId: string; moneyHalalas: number };

type Refunded = {
  locked: PaidWith & { order: { id: string } };
  reason: Reason;
  parts: readonly RefundPart[];
  intoWallet?: IntoWallet | null;
};

/**
 * Writes a refund for each source that returns something, and its jobs. The wallet is our own, so its part is returned at
 * once; banks and programmes are asked by jobs. The order, its payments and its legs must be locked.
 */
export async function insertRefunds(tx: Tx, { locked, reason, parts, intoWallet = null }: Refunded): Promise<void> {
  const money = parts.filter((part) => part.kind === "money");
  if (intoWallet) await creditMoney(tx, locked, { reason, money, intoWallet });
  else await refundMoney(tx, locked.payments, { reason, money });
  for (const part of parts) {
    if (part.kind === "wallet") await refundWallet(tx, locked.legs, reason, part);
    if (part.kind === "points") await refundPoints(tx, reason, part);
  }
}

async function refundMoney(
  tx: Tx,
  paid: PaidWith["payments"],
  { reason, money }: { reason: Reason; money: readonly MoneyPart[] },
): Promise<void> {
  const rows = money.map(({ paymentId, amountMinor }) => ({ id: randomUUID(), ...reason, paymentId, amountMinor }));
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  await voidAuthorised(tx, paid, rows);
  for (const refund of rows) await enqueue(tx, refund.id, ["refund", "issue-credit-note"]);
}

/** The guest chose the wallet: we keep the money of the payments, and the wallet holds its value at once. */
async function creditMoney(
  tx: Tx,
  { order }: Refunded["locked"],
  { reason, money, intoWallet }: { reason: Reason; money: readonly MoneyPart[]; intoWallet: IntoWallet },
): Promise<void> {
  const { walletId, moneyHalalas } = intoWallet;
  const shares = splitProRata(
    moneyHalalas,
    money.map(({ amountMinor }) => amountMinor),
  );
  for (const [at, { paymentId, amountMinor }] of money.entries()) {
    const id = randomUUID();
    const halalas = shares[at] ?? 0;
    await tx.insert(refunds).values({
      ...{ id, ...reason, paymentId, amountMinor, halalas },
      route: "wallet",
      state: "done",
      endedAt: await productTime(tx),
    });
    await refundIntoWallet(tx, { walletId, refundId: id, orderId: order.id, halalas });
    await enqueue(tx, id, ["issue-credit-note"]);
  }
}

async function refundWallet(
  tx: Tx,
  legs: PaidWith["legs"],
  reason: Reason,
  { legId, halalas, amountMinor }: WalletPart,
): Promise<void> {
  const leg = legs.find(({ id }) => id === legId);
  if (!leg) throw new Error(`There is no leg ${legId}.`);
  const id = randomUUID();
  const endedAt = await productTime(tx);
  await tx.insert(refunds).values({ id, ...reason, legId, halalas, amountMinor, state: "done", endedAt });
  await refundWalletLeg(tx, leg, { refundId: id, halalas });
  await enqueue(tx, id, ["issue-credit-note"]);
}

async function refundPoints(tx: Tx, reason: Reason, part: PointsPart): Promise<void> {
  const { legId, halalas, amountMinor, points } = part;
  const id = randomUUID();
  await tx.insert(refunds).values({ id, ...reason, legId, halalas, amountMinor, points });
  await enqueue(tx, id, ["points-return", "issue-credit-note"]);
}
