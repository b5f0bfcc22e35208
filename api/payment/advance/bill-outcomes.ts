import type { Tx } from "#api/platform/database/database.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { completeChange } from "./complete-change.ts";
import { completeGift, failGift } from "./complete-gift.ts";
import { confirmOrder } from "./confirm-order.ts";
import { failChange } from "./fail-change.ts";
import { type Ending, failOrder } from "./fail-order.ts";
import type { LockedBooking } from "./lock-booking.ts";
import { isGift, type LockedGift, type LockedPayment } from "./lock-payment.ts";
import { rejectPayment, returnMoney } from "./reject-payment.ts";

/** What a payment does to what it pays for, each in the transaction that moves the payment. */
type BillOutcomes<Locked> = {
  /** The provider has the money. */
  paid: (tx: Tx, locked: Locked, to: "confirmed" | "captured", settings: Settings) => Promise<void>;
  /** The provider will not have the money. */
  failed: (tx: Tx, locked: Locked, ending: Ending) => Promise<void>;
  /** Money arrived after the payment had ended. */
  rejected: (tx: Tx, locked: Locked) => Promise<void>;
};

/** By kind of bill. */
const bookingOutcomes: Record<Exclude<BillKind, "gift">, BillOutcomes<LockedBooking>> = {
  stay: { paid: confirmOrder, failed: failOrder, rejected: rejectPayment },
  change: { paid: completeChange, failed: failChange, rejected: returnMoney },
};
const giftOutcomes: BillOutcomes<LockedGift> = { paid: completeGift, failed: failGift, rejected: returnMoney };

export function billOutcomes(tx: Tx, locked: LockedPayment, settings: Settings) {
  const bind = <Locked>(one: Locked, outcomes: BillOutcomes<Locked>) => bound(tx, one, outcomes, settings);
  return isGift(locked) ? bind(locked, giftOutcomes) : bind(locked, bookingOutcomes[locked.bill.kind]);
}

function bound<Locked>(tx: Tx, locked: Locked, outcomes: BillOutcomes<Locked>, settings: Settings) {
  const { paid, failed, rejected } = outcomes;
  return {
    paid: (to: "confirmed" | "captured") => paid(tx, locked, to, settings),
    failed: (ending: Ending) => failed(tx, locked, ending),
    rejected: () => rejected(tx, locked),
  };
}
