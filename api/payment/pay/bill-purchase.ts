import type { z } from "zod";
import type { Owner } from "#api/cart/holder/owner.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { OfferOrder, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import type { listPaymentMethods } from "#contract/cart/payment.ts";
import type { SiteId } from "#domain/site/sites.ts";
import type { PaymentAttempt } from "./insert-payment.ts";
import type { MethodPage } from "./method-offers.ts";
import type { PayInput } from "./pay-input.ts";

/** A call to pay for a cart or a bill, whose id is `input.cartId`. */
export type Placing = Pick<PaymentAttempt, "paymentId" | "request" | "leaseMs" | "deadlineMs"> & {
  owner: Owner;
  input: PayInput & { brand: string | null };
  describePictures: DescribePictures;
};

/** A call to pay that could not lock what it pays for. */
export type BlockedCall = Pick<Placing, "owner" | "request"> & { cartId: string };

/** `isPaid` when no provider has to be called. */
export type Placed = { isPaid: boolean };

/** What a provider and the guest read about the thing that a payment pays for. */
export type Purchase = Pick<PaymentOrder, "language" | "buyer" | "challenge"> & { orderNumber: string };

/** Who pays how much, and in which country. */
export type ToPay = Omit<OfferOrder, "method" | "language">;

type MethodList = z.input<(typeof listPaymentMethods.schema.response)[200]>;

/** How a kind of bill is paid for. */
export type BillPurchase = {
  /** Writes what is bought and its payment, in the transaction of the call. */
  place: (tx: Tx, deps: PaymentDeps, placing: Placing) => Promise<Placed>;
  /** Refuses what cannot be paid for now, as its last committed state says; it locks nothing. */
  refuse: (db: Tx, call: BlockedCall) => Promise<void>;
  read: (db: Tx, payment: PaymentRow) => Promise<Purchase>;
  /** The methods with which its owner can pay. */
  listMethods: (deps: PaymentDeps, owner: Owner, id: string, page: MethodPage) => Promise<MethodList>;
  /** What is to be paid now, before a payment has begun; it locks nothing. */
  toPay: (db: Tx, owner: Owner, id: string) => Promise<ToPay>;
  /** The site that sells it, whose cards are accepted. */
  siteOf: (db: Tx, owner: Owner, id: string) => Promise<SiteId>;
};
