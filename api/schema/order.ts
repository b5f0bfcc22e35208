import { bigint, date, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";
import type { Order } from "#contract/order.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { OrderStatus } from "#domain/order/order-status.ts";
import type { SiteId } from "#domain/site/sites.ts";

/** What the guest saw and agreed to, in both languages; never changed. */
export type OrderSnapshot = {
  property: Omit<Order["property"], "city" | "area"> & {
    cityEn: string;
    cityAr: string;
    areaEn: string;
    areaAr: string;
  };
  guests: Order["guests"];
  priceLines: { en: Order["priceLines"]; ar: Order["priceLines"] };
  policySnapshot: Order["policySnapshot"];
  /** Base riyals. */
  depositAmount: number;
};

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
  propertyId: integer("property_id").notNull(),
  stayClaimId: bigint("stay_claim_id", { mode: "number" }).notNull(),
  checkIn: date("check_in").notNull(),
  checkOut: date("check_out").notNull(),
  totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
  currency: text("currency").$type<CurrencyCode>().notNull(),
  totalHalalas: bigint("total_halalas", { mode: "number" }).notNull(),
  couponCode: text("coupon_code"),
  snapshot: jsonb("snapshot").$type<OrderSnapshot>().notNull(),
  contactEmail: text("contact_email").notNull(),
  contactPhone: text("contact_phone").notNull(),
});
export type OrderRow = typeof placedOrders.$inferSelect;

export const orderAccess = pgTable("order_access", {
  tokenHash: bytea("token_hash").primaryKey(),
  orderId: uuid("order_id").notNull(),
});
