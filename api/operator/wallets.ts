import { eq, or } from "drizzle-orm";
import { readLots } from "#api/ledger/wallet-lots.ts";
import { cartsHolding, releaseHeld } from "#api/leg/frozen-wallet.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { accounts } from "#api/schema/account.ts";
import type { LegRow } from "#api/schema/leg.ts";
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
      givenHalalas: halalas,
      result: await factsOf(tx, wallet),
    };
  });
}

/**
 * Freezes a wallet: its owner is asked to call, and nothing can be paid with it until it is released. What carts have set
 * aside returns to it; a payment under way still takes its part, and is named.
 */
export function freezeWallet(db: Db, operator: Operator, subject: string) {
  return runAction(db, operator, "freeze-wallet", async (tx) => {
    const { accountId } = await findMember(tx, subject);
    const [found] = await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, accountId));
    const cartIds = found ? await cartsHolding(tx, found.id) : [];
    const held = await releaseHeld(tx, found?.id ?? "", cartIds);
    const wallet = await requireWallet(tx, accountId);
    if (wallet.frozenAt !== null) throw new OperatorError("This wallet is frozen already.");
    if ((await cartsHolding(tx, wallet.id)).some((cartId) => !cartIds.includes(cartId)))
      throw new OperatorError("A cart has just set money of this wallet aside. Run the command again.");
    const frozenAt = await productTime(tx);
    await tx.update(wallets).set({ frozenAt }).where(eq(wallets.id, wallet.id));
    const amounts = { released: held.released.map(heldFacts), stillPaying: held.paying.map(heldFacts) };
    return {
      subject: { kind: "wallet", id: wallet.id },
      before: { isFrozen: false },
      after: { isFrozen: true, ...amounts },
      result: { ...(await factsOf(tx, { ...wallet, frozenAt })), ...amounts },
    };
  });
}

export function unfreezeWallet(db: Db, operator: Operator, subject: string) {
  return runAction(db, operator, "unfreeze-wallet", async (tx) => {
    const wallet = await requireWallet(tx, (await findMember(tx, subject)).accountId);
    if (wallet.frozenAt === null) throw new OperatorError("This wallet is not frozen.");
    await tx.update(wallets).set({ frozenAt: null }).where(eq(wallets.id, wallet.id));
    return {
      subject: { kind: "wallet", id: wallet.id },
      before: { isFrozen: true },
      after: { isFrozen: false },
      result: await factsOf(tx, { ...wallet, frozenAt: null }),
    };
  });
}

function heldFacts({ cartId, valueHalalas }: LegRow) {
  return { cart: cartId, amount: riyals(valueHalalas) };
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

async function factsOf(tx: Tx, { id, frozenAt }: WalletRow) {
  const { available, pending } = walletBalance(await readLots(tx, id), await productTime(tx));
  return {
    wallet: id,
    available: riyals(available),
    pending: riyals(pending),
    frozenAt: frozenAt?.toISOString() ?? null,
  };
}
