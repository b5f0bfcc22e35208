import type { Tx } from "#api/platform/database/database.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { completeChange } from "./complete-change.ts";
import { completeGift, failGift } from "./complete-gift.ts";
import { confirmOrder } from "./confirm-order.ts";
import { failChange } from "./fail-change.ts";
import { type Ending, failOrder } from "./fail-order.ts";
import type { LockedOf, LockedPayment } from "./lock-payment.ts";
import { captureBooking, captureGift } from "./record-capture.ts";
import { enqueueFullRefund, rejectPayment } from "./reject-payment.ts";

/** What a payment does to what it pays for, each in the transaction that moves the payment. */
type BillOutcomes<Kind extends BillKind> = {
  /** The provider has the money. */
  paid: (tx: Tx, locked: LockedOf<Kind>, to: "confirmed" | "captured", settings: Settings) => Promise<void>;
  /** The provider captured money that it had authorised before. */
  captured: (tx: Tx, locked: LockedOf<Kind>) => Promise<void>;
  /** The provider will not have the money. */
  failed: (tx: Tx, locked: LockedOf<Kind>, ending: Ending) => Promise<void>;
  /** Money arrived after the payment had ended. */
  rejected: (tx: Tx, locked: LockedOf<Kind>) => Promise<void>;
};

/** By kind of bill; how it is locked is in `lock-payment.ts`. */
const outcomes: { [Kind in BillKind]: BillOutcomes<Kind> } = {
  stay: { paid: confirmOrder, captured: captureBooking, failed: failOrder, rejected: rejectPayment },
  change: { paid: completeChange, captured: captureBooking, failed: failChange, rejected: enqueueFullRefund },
  gift: { paid: completeGift, captured: captureGift, failed: failGift, rejected: enqueueFullRefund },
};

export function billOutcomes(tx: Tx, locked: LockedPayment, settings: Settings) {
  const { paid, captured, failed, rejected } = outcomesOf(locked);
  return {
    paid: (to: "confirmed" | "captured") => paid(tx, locked, to, settings),
    captured: () => captured(tx, locked),
    failed: (ending: Ending) => failed(tx, locked, ending),
    rejected: () => rejected(tx, locked),
  };
}

function outcomesOf<Kind extends BillKind>({ kind }: { kind: Kind }): BillOutcomes<Kind> {
  return outcomes[kind];
}
