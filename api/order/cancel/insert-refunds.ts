import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { creditRefund } from "#api/leg/credit-refund.ts";
import { returnToWallet } from "#api/leg/return-to-wallet.ts";
import type { LockedOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { payments, refunds } from "#api/schema/payment.ts";
import { splitProRata } from "#domain/money/split-pro-rata.ts";
import type { MoneyPart, PointsPart, RefundPart, WalletPart } from "#domain/order/split-refund.ts";

/** Why value goes back. */
type Reason = { cancellationId: string } | { changeId: string };

/** The wallet that gets the money instead of its source, and how many halalas the money is worth. */
export type IntoWallet = { walletId: string; moneyHalalas: number };

type Refunded = {
  locked: Pick<LockedOrder, "order" | "payments" | "legs">;
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
  paid: LockedOrder["payments"],
  { reason, money }: { reason: Reason; money: readonly MoneyPart[] },
): Promise<void> {
  const rows = money.map(({ paymentId, amountMinor }) => ({ id: randomUUID(), ...reason, paymentId, amountMinor }));
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  await voidWhatIsOnlyAuthorised(tx, paid, rows);
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
    await creditRefund(tx, { walletId, refundId: id, orderId: order.id, halalas });
    await enqueue(tx, id, ["issue-credit-note"]);
  }
}

async function refundWallet(
  tx: Tx,
  legs: LockedOrder["legs"],
  reason: Reason,
  { legId, halalas, amountMinor }: WalletPart,
): Promise<void> {
  const leg = legs.find(({ id }) => id === legId);
  if (!leg) throw new Error(`There is no leg ${legId}.`);
  const id = randomUUID();
  const endedAt = await productTime(tx);
  await tx.insert(refunds).values({ id, ...reason, legId, halalas, amountMinor, state: "done", endedAt });
  await returnToWallet(tx, leg, { refundId: id, halalas });
  await enqueue(tx, id, ["issue-credit-note"]);
}

async function refundPoints(tx: Tx, reason: Reason, part: PointsPart): Promise<void> {
  const { legId, halalas, amountMinor, points } = part;
  const id = randomUUID();
  await tx.insert(refunds).values({ id, ...reason, legId, halalas, amountMinor, points });
  await enqueue(tx, id, ["points-return", "issue-credit-note"]);
}

/** An authorised payment that is returned whole is voided instead of captured; from now on no answer may confirm it. */
async function voidWhatIsOnlyAuthorised(
  tx: Tx,
  paid: LockedOrder["payments"],
  rows: readonly { paymentId: string; amountMinor: number }[],
): Promise<void> {
  const whole = paid.filter(
    ({ id, state, amountMinor }) =>
      state === "confirmed" && rows.some((row) => row.paymentId === id && row.amountMinor === amountMinor),
  );
  const ids = whole.map(({ id }) => id);
  if (ids.length > 0) await tx.update(payments).set({ isEnding: true }).where(inArray(payments.id, ids));
}
