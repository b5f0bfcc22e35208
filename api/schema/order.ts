import { bigint, date, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { orderActors, orderEventKinds } from "#domain/order/order-event.ts";
import type { OrderStatus } from "#domain/order/order-status.ts";
import type { SiteId } from "#domain/site/sites.ts";
import { itemKinds, type OrderItem } from "./item.ts";

/** An order; the migrations explain each column. */
export const placedOrders = pgTable("placed_order", {
  id: uuid("id").primaryKey(),
  orderNumber: text("order_number").notNull(),
  cartId: uuid("cart_id").notNull(),
  holder: uuid("holder").notNull(),
  userId: uuid("user_id"),
  statusCode: smallint("status_code").$type<OrderStatus>().notNull(),
  failureCode: smallint("failure_code"),
  createdAt: instant("created_at").notNull().defaultNow(),
  confirmedAt: instant("confirmed_at"),
  siteId: text("site_id").$type<SiteId>().notNull(),
  language: text("language", { enum: ["en", "ar"] }).notNull(),
  totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
  currency: text("currency").$type<CurrencyCode>().notNull(),
  totalHalalas: bigint("total_halalas", { mode: "number" }).notNull(),
  loyaltyHalalas: bigint("loyalty_halalas", { mode: "number" }).notNull().default(0),
  loyaltyMinor: bigint("loyalty_minor", { mode: "number" }).notNull().default(0),
  couponCode: text("coupon_code"),
  contactEmail: text("contact_email").notNull(),
  contactPhone: text("contact_phone").notNull(),
});
export type WholeOrder = typeof placedOrders.$inferSelect;

/** One thing of an order; the status of the order follows from those of its items. */
export const orderItems = pgTable("order_item", {
  id: uuid("id").primaryKey(),
  orderId: uuid("order_id").notNull(),
  kind: text("kind", { enum: itemKinds }).notNull(),
  position: smallint("position").notNull(),
  startsOn: date("starts_on").notNull(),
  endsOn: date("ends_on").notNull(),
  statusCode: smallint("status_code").$type<OrderStatus>().notNull(),
  totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
  totalHalalas: bigint("total_halalas", { mode: "number" }).notNull(),
  snapshot: jsonb("snapshot").$type<OrderItem["snapshot"]>().notNull(),
});

/** An order with its items. */
export type OrderRow = WholeOrder & { items: OrderItem[] };

/** Every change of an order's status; rows are only added. */
export const orderEvents = pgTable("order_event", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid("order_id").notNull(),
  at: instant("at").notNull().defaultNow(),
  kind: text("kind", { enum: orderEventKinds }).notNull(),
  actor: text("actor", { enum: orderActors }).notNull(),
  fromStatus: smallint("from_status").$type<OrderStatus>(),
  toStatus: smallint("to_status").$type<OrderStatus>().notNull(),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
});

export const orderAccess = pgTable("order_access", {
  tokenHash: bytea("token_hash").primaryKey(),
  orderId: uuid("order_id").notNull(),
});

/** The links in messages to hosts. */
export const hostAccess = pgTable("host_access", {
  tokenHash: bytea("token_hash").primaryKey(),
  orderId: uuid("order_id").notNull(),
});
