import { randomUUID } from "node:crypto";
import type { Addressee } from "#api/account/message/enqueue-account-message.ts";
import { writeAccountMessage } from "#api/account/message/enqueue-account-message.ts";
import { post, transfer } from "#api/ledger/post.ts";
import { lotAccount } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { refunds } from "#api/schema/payment.ts";
import { lockWallet } from "#api/wallet/read-wallet.ts";
import type { DeletionPreview } from "#contract/account/delete-account.ts";
import { closingView, isEmptyClosing, type Payout, readClosing } from "./wallet-closing.ts";

type Closed = {
  accountId: string;
  settings: Pick<Settings, "sealKeys">;
  /** Who reads it if a bank refuses its money. */
  addressee: Addressee | null;
  /** The amounts that the owner has confirmed. */
  accepted: string | undefined;
};

/**
 * Empties the wallet of an account that is being deleted: money of bookings goes back to its payments, the rest ends.
 * Refused unless the owner has confirmed exactly these amounts.
 */
export async function closeWallet(
  tx: Tx,
  { accountId, settings, addressee, accepted }: Closed,
): Promise<DeletionPreview> {
  const wallet = await lockWallet(tx, accountId);
  const closing = wallet ? await readClosing(tx, wallet.id) : { payouts: [], ending: [] };
  const view = closingView(closing);
  if (!wallet || (isEmptyClosing(view) && closing.ending.length === 0)) return view;
  if (wallet.frozenAt) throw new Problem("wallet-frozen");
  if (!isEmptyClosing(view) && accepted !== view.accepted)
    throw new Problem("refund-changed", { details: { preview: view } });
  for (const payout of closing.payouts) await payOut(tx, settings, payout, addressee);
  const ending = closing.ending.map(({ lotId, balance }) => ({ account: lotAccount(lotId), amountMinor: -balance }));
  const amountMinor = closing.ending.reduce((sum, { balance }) => sum + balance, 0);
  await post(tx, {
    kind: "forfeit",
    subjectId: wallet.id,
    entries: [...ending, { account: "forfeited", amountMinor }].map((entry) => ({ ...entry, currency: "SAR" })),
  });
  return view;
}

/** The message that the bank has refused it is written now, because later nobody knows the contact; it is sent only then. */
async function payOut(
  tx: Tx,
  settings: Closed["settings"],
  { lotId, balance, amountMinor, payment }: Payout,
  addressee: Addressee | null,
): Promise<void> {
  const id = randomUUID();
  const entries = transfer({ from: lotAccount(lotId), to: "refunds", amountMinor: balance, currency: "SAR" });
  await post(tx, { kind: "wallet-payout", subjectId: id, entries });
  await tx.insert(refunds).values({ id, paymentId: payment.id, amountMinor, walletLotId: lotId });
  await enqueue(tx, id, ["refund"]);
  const { currency } = payment;
  if (addressee)
    await writeAccountMessage(tx, settings, addressee, { id, kind: "payout-refused", amountMinor, currency });
}
