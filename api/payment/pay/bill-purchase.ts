import type { Owner } from "#api/cart/holder/owner.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import type { PaymentAttempt } from "./insert-payment.ts";
import type { PayInput } from "./pay-input.ts";

/** A call to pay for a cart or a bill, whose id is `input.cartId`. */
export type Placing = Pick<PaymentAttempt, "paymentId" | "request" | "leaseMs" | "deadlineMs"> & {
  owner: Owner;
  input: PayInput & { brand: string | null };
  describePictures: DescribePictures;
};

/** `isPaid` when no provider has to be called. */
export type Placed = { isPaid: boolean };

/** What a provider and the guest read about the thing that a payment pays for. */
export type Purchase = Pick<PaymentOrder, "language" | "buyer" | "challenge"> & { orderNumber: string };

/** How a kind of bill is paid for. */
export type BillPurchase = {
  /** Writes what is bought and its payment, in the transaction of the call. */
  place: (tx: Tx, deps: PaymentDeps, placing: Placing) => Promise<Placed>;
  read: (db: Tx, payment: PaymentRow) => Promise<Purchase>;
};
