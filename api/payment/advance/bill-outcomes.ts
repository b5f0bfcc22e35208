import type { Tx } from "#api/platform/database/database.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { completeChange } from "./complete-change.ts";
import { confirmOrder } from "./confirm-order.ts";
import { failChange } from "./fail-change.ts";
import { type Ending, failOrder } from "./fail-order.ts";
import type { LockedBooking } from "./lock-booking.ts";
import { rejectPayment, returnMoney } from "./reject-payment.ts";

type RewardTerms = Pick<Settings, "rewardPercent">;

/** What a payment does to the rest of a booking, each in the transaction that moves the payment. */
type BillOutcomes = {
  /** The provider has the money. */
  paid: (tx: Tx, booking: LockedBooking, to: "confirmed" | "captured", terms: RewardTerms) => Promise<void>;
  /** The provider will not have the money. */
  failed: (tx: Tx, booking: LockedBooking, ending: Ending) => Promise<void>;
  /** Money arrived after the payment had ended. */
  rejected: (tx: Tx, booking: LockedBooking) => Promise<void>;
};

/** By kind of bill. */
export const billOutcomes: Record<BillKind, BillOutcomes> = {
  stay: { paid: confirmOrder, failed: failOrder, rejected: rejectPayment },
  change: { paid: completeChange, failed: failChange, rejected: returnMoney },
};
