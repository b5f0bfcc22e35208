import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { refundRoutes, refundStates } from "#domain/order/refund.ts";
import { billKinds, billStates } from "#domain/payment/bill.ts";
import type { Gateway } from "#domain/payment/gateways.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { paymentStates } from "#domain/payment/payment-state.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import type { SiteId } from "#domain/site/sites.ts";

const minor = (name: string) => bigint(name, { mode: "number" });

/** What is to be paid together; the migration explains each column. */
export const bills = pgTable("bill", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: billKinds }).notNull(),
  /** Only a gift has neither cart nor order. */
  cartId: uuid("cart_id"),
  orderId: uuid("order_id"),
  giftOrderId: uuid("gift_order_id"),
  amountMinor: minor("amount_minor").notNull(),
  currency: text("currency").$type<CurrencyCode>().notNull(),
  siteId: text("site_id").$type<SiteId>().notNull(),
  holder: uuid("holder").notNull(),
  userId: uuid("user_id"),
  state: text("state", { enum: billStates }).notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
export type BillRow = typeof bills.$inferSelect;

/** One payment attempt; the migration explains each column. */
export const payments = pgTable("payment", {
  id: uuid("id").primaryKey(),
  /** Only a gift has neither cart nor order. */
  orderId: uuid("order_id"),
  cartId: uuid("cart_id"),
  billId: uuid("bill_id").notNull(),
  gateway: text("gateway").$type<Gateway | "none">().notNull(),
  /** The database fills it for the release before this one. */
  provider: text("provider").notNull().default(""),
  country: text("country").$type<CountryCode>().notNull(),
  method: text("method").$type<PaymentMethod>().notNull(),
  state: text("state", { enum: paymentStates }).notNull().default("created"),
  amountMinor: minor("amount_minor").notNull(),
  currency: text("currency").$type<CurrencyCode>().notNull(),
  capturedMinor: minor("captured_minor").notNull().default(0),
  refundedMinor: minor("refunded_minor").notNull().default(0),
  token: text("token"),
  planId: text("plan_id"),
  returnUrl: text("return_url").notNull(),
  redirectUrl: text("redirect_url"),
  providerRef: text("provider_ref"),
  cardBrand: text("card_brand"),
  cardLast4: text("card_last4"),
  cardFingerprint: text("card_fingerprint"),
  instalments: smallint("instalments"),
  firstInstalmentMinor: minor("first_instalment_minor"),
  failureCode: smallint("failure_code"),
  isDisputed: boolean("is_disputed").notNull().default(false),
  isEnding: boolean("is_ending").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
  endedAt: instant("ended_at"),
  deadline: instant("deadline").notNull(),
  asks: integer("asks").notNull().default(0),
  askedAt: instant("asked_at"),
  nextAskAt: instant("next_ask_at").notNull(),
  leasedUntil: instant("leased_until"),
  requestKey: text("request_key"),
  requestHash: bytea("request_hash"),
  answer: text("answer"),
});
export type PaymentRow = typeof payments.$inferSelect;

export const paymentEvents = pgTable(
  "payment_event",
  {
    gateway: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    paymentId: uuid("payment_id").notNull(),
    kind: text("kind").notNull(),
    receivedAt: instant("received_at").notNull().defaultNow(),
    handledAt: instant("handled_at"),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] })],
);

export const refunds = pgTable("refund", {
  id: uuid("id").primaryKey(),
  /** It returns money of a payment, or the value of a leg. */
  paymentId: uuid("payment_id"),
  legId: uuid("leg_id"),
  /** Why it is made; none of the five for a payment without an order. */
  cancellationId: uuid("cancellation_id"),
  changeId: uuid("change_id"),
  operatorActionId: uuid("operator_action_id"),
  giftOrderId: uuid("gift_order_id"),
  /** The money was in this lot of a wallet whose account was deleted. */
  walletLotId: uuid("wallet_lot_id"),
  amountMinor: minor("amount_minor").notNull(),
  /** What goes into the wallet or back to the programme. */
  halalas: minor("halalas"),
  points: integer("points"),
  route: text("route", { enum: refundRoutes }).notNull().default("original"),
  state: text("state", { enum: refundStates }).notNull().default("pending"),
  /** How often it was sent to a gateway that knows no refunds by our ids, and when last. */
  sends: smallint("sends").notNull().default(0),
  sentAt: instant("sent_at"),
  /** An operator saw at the gateway that it was made. */
  isArrived: boolean("is_arrived").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
  endedAt: instant("ended_at"),
});
export type RefundRow = typeof refunds.$inferSelect;
