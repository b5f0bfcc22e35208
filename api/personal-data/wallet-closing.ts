import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { PaymentRow, RefundRow } from "#api/schema/payment.ts";
import type { DeletionPreview } from "#contract/account/delete-account.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { refundArrival } from "#domain/order/refund.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { LotSource } from "#domain/wallet/expiry.ts";
import { type EndingSource, endingSources, payoutMinor } from "#domain/wallet/payout.ts";

/** Money of a lot that goes back to the payment from which it came. */
export type Payout = { lotId: string; balance: number; amountMinor: number } & {
  payment: Pick<PaymentRow, "id" | "method" | "currency" | "cardLast4">;
};
type EndingLot = { lotId: string; balance: number; source: EndingSource; isExpired: boolean };

/** What happens to each lot when the account of a wallet is deleted. */
type WalletClosing = { payouts: Payout[]; ending: EndingLot[] };

type Row = { lotId: string; source: LotSource; balance: number; expiresAt: string | null } & {
  refunded: Pick<RefundRow, "amountMinor" | "points"> & { halalas: number };
  payment: Payout["payment"];
};
type Found = Omit<Row, "refunded" | "payment"> &
  Record<"refunded" | "payment", (Row["refunded"] & Row["payment"]) | null>;

/** The first credit of a lot of the kind `refund` says which refund it was. */
export async function readClosing(db: Tx, walletId: string): Promise<WalletClosing> {
  const { rows } = await db.execute<Found>(sql`
    SELECT l.id AS "lotId", l.source, l.balance_minor::float8 AS balance, l.expires_at AS "expiresAt",
      CASE WHEN r.id IS NOT NULL THEN jsonb_build_object(
        'amountMinor', r.amount_minor, 'halalas', r.halalas, 'points', r.points) END AS refunded,
      CASE WHEN p.id IS NOT NULL THEN jsonb_build_object(
        'id', p.id, 'method', p.method, 'currency', p.currency, 'cardLast4', p.card_last4) END AS payment
    FROM wallet_lot l
    LEFT JOIN refund r ON l.source = 'refund' AND r.id = (
      SELECT t.subject_id FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
      WHERE e.account = 'wallet:' || l.id AND e.account LIKE 'wallet:%' AND t.kind = 'wallet-refund'
      ORDER BY t.at LIMIT 1)
    LEFT JOIN payment p ON p.id = r.payment_id
    WHERE l.wallet_id = ${walletId} AND l.balance_minor > 0
    ORDER BY l.expires_at, l.id`);
  const now = await productTime(db);
  return {
    payouts: rows.flatMap(({ lotId, balance, payment, refunded }) =>
      payment && refunded
        ? {
            lotId,
            balance,
            payment,
            amountMinor: payoutMinor({ ...refunded, currency: payment.currency, left: balance }),
          }
        : [],
    ),
    ending: rows
      .filter(({ payment }) => payment === null)
      .map(({ lotId, balance, expiresAt, ...lot }) => {
        const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
        return { lotId, balance, source: endingSource(lot), isExpired };
      }),
  };
}

/** Rewards and gifts that returned from a stay shortly before they expired are in a lot of the kind `refund`, too. */
function endingSource({ source, refunded }: Pick<Found, "source" | "refunded">): EndingSource {
  if (source !== "refund") return source;
  return refunded?.points ? "points" : "reward";
}

/** What the owner reads before they confirm. `accepted` is a hash of it, so that a confirmation is of these amounts. */
export function closingView({ payouts, ending }: WalletClosing): DeletionPreview {
  const refunds = payouts.map(({ amountMinor, payment: { method: source, currency, cardLast4: last4 } }) => ({
    ...{ route: "original" as const, source, last4, points: null, currency },
    amount: Number(fromMinorUnits(amountMinor, currency)),
    arrives: refundArrival(source),
  }));
  const valid = ending.filter(({ isExpired }) => !isExpired);
  const lost = endingSources.flatMap((source) => {
    const halalas = valid.reduce((sum, lot) => sum + (lot.source === source ? lot.balance : 0), 0);
    return halalas > 0 ? [{ source, amount: riyals(halalas), currency: "SAR" as const }] : [];
  });
  const accepted = createHash("sha256").update(JSON.stringify({ refunds, lost })).digest("base64url");
  return { refunds, lost, accepted };
}

/** Nothing has to be confirmed where nothing goes back and nothing is lost. */
export function isEmptyClosing({ refunds, lost }: DeletionPreview): boolean {
  return refunds.length === 0 && lost.length === 0;
}
