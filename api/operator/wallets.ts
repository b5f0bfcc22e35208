import { eq, or, sql } from "drizzle-orm";
import { readLots } from "#api/ledger/wallet-lots.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { accounts } from "#api/schema/account.ts";
import { placedOrders } from "#api/schema/order.ts";
import { type WalletRow, wallets } from "#api/schema/wallet.ts";
import { creditWallet } from "#api/wallet/credit-wallet.ts";
import { lockWallet } from "#api/wallet/read-wallet.ts";
import { riyals } from "#domain/price/riyals.ts";
import { walletBalance } from "#domain/wallet/lots.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

type Found = { accountId: string; orderId: string | null };

/** Gives a member credit that never expires, for an order or for no order; it can be used at once. */
export async function giveGoodwill(
  db: Db,
  operator: Operator,
  { subject, halalas }: { subject: string; halalas: number },
) {
  if (halalas <= 0) throw new OperatorError("Goodwill is more than nothing.");
  return runAction(db, operator, "goodwill", async (tx) => {
    const { accountId, orderId } = await findMember(tx, subject);
    const wallet = await requireWallet(tx, accountId);
    const before = await givenBefore(tx, wallet, orderId);
    await creditWallet(tx, {
      walletId: wallet.id,
      source: "goodwill",
      kind: "goodwill",
      from: "goodwill",
      orderId,
      amountMinor: halalas,
      opensAt: await productTime(tx),
    });
    return {
      subject: orderId ? { kind: "order", id: orderId } : { kind: "wallet", id: wallet.id },
      after: { halalas },
      beyondPolicyHalalas: before + halalas,
      result: await factsOf(tx, wallet),
    };
  });
}

/** Freezes a wallet: its owner is asked to call, and nothing can be paid with it until it is released. */
export function freezeWallet(db: Db, operator: Operator, subject: string) {
  return setFrozen(db, operator, subject, true);
}

export function unfreezeWallet(db: Db, operator: Operator, subject: string) {
  return setFrozen(db, operator, subject, false);
}

function setFrozen(db: Db, operator: Operator, subject: string, isFrozen: boolean) {
  return runAction(db, operator, isFrozen ? "freeze-wallet" : "unfreeze-wallet", async (tx) => {
    const wallet = await requireWallet(tx, (await findMember(tx, subject)).accountId);
    if ((wallet.frozenAt !== null) === isFrozen)
      throw new OperatorError(isFrozen ? "This wallet is frozen already." : "This wallet is not frozen.");
    const frozenAt = isFrozen ? await productTime(tx) : null;
    await tx.update(wallets).set({ frozenAt }).where(eq(wallets.id, wallet.id));
    return {
      subject: { kind: "wallet", id: wallet.id },
      before: { isFrozen: !isFrozen },
      after: { isFrozen },
      result: await factsOf(tx, { ...wallet, frozenAt }),
    };
  });
}

/** The account of an order, or the one with this email address or phone number. */
async function findMember(tx: Tx, subject: string): Promise<Found> {
  const text = subject.trim();
  const { id, userId, orderNumber } = placedOrders;
  const [order] = await tx.select({ id, userId }).from(placedOrders).where(eq(orderNumber, text));
  if (order && order.userId === null) throw new OperatorError("The guest of this order has no account.");
  if (order?.userId) return { accountId: order.userId, orderId: order.id };
  const isContact = or(eq(accounts.email, text.toLowerCase()), eq(accounts.phone, text.replaceAll(/[\s-]/g, "")));
  const [account] = await tx.select({ id: accounts.id }).from(accounts).where(isContact);
  if (!account) throw new OperatorError(`There is no order and no account ${text}.`);
  return { accountId: account.id, orderId: null };
}

async function requireWallet(tx: Tx, accountId: string): Promise<WalletRow> {
  const wallet = await lockWallet(tx, accountId);
  if (!wallet) throw new OperatorError("This guest has not joined the wallet.");
  return wallet;
}

/** Halalas of goodwill that this order has brought, or that this wallet got for no order. */
async function givenBefore(tx: Tx, { id }: WalletRow, orderId: string | null): Promise<number> {
  const { rows } = await tx.execute<{ halalas: number }>(sql`
    SELECT coalesce(sum(e.amount_minor), 0)::float8 AS halalas
    FROM wallet_lot l JOIN ledger_tx t ON t.kind = 'goodwill' AND t.subject_id = l.id
    JOIN ledger_entry e ON e.tx_id = t.id AND e.account = 'wallet:' || l.id AND e.account LIKE 'wallet:%'
    WHERE l.wallet_id = ${id} AND l.source = 'goodwill' AND l.order_id IS NOT DISTINCT FROM ${orderId}::uuid`);
  return rows[0]?.halalas ?? 0;
}

async function factsOf(tx: Tx, { id, frozenAt }: WalletRow) {
  const { available, pending } = walletBalance(await readLots(tx, id), await productTime(tx));
  return {
    wallet: id,
    available: riyals(available),
    pending: riyals(pending),
    frozenAt: frozenAt?.toISOString() ?? null,
  };
}
