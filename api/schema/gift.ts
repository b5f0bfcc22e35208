import { bigint, boolean, integer, numeric, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";
import type { GiftDesignId } from "#domain/gift/designs.ts";
import { giftChannels } from "#domain/gift/gift-form.ts";
import { cardStates } from "#domain/gift/gift-state.ts";
import type { GiftStatus } from "#domain/gift/gift-status.ts";
import { languages } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { SiteId } from "#domain/site/sites.ts";

/** A bought gift; the migration explains each column. */
export const giftOrders = pgTable("gift_order", {
  id: uuid("id").primaryKey(),
  orderNumber: text("order_number").notNull(),
  holder: uuid("holder").notNull(),
  userId: uuid("user_id"),
  siteId: text("site_id").$type<SiteId>().notNull(),
  language: text("language", { enum: languages }).notNull(),
  statusCode: smallint("status_code").$type<GiftStatus>(),
  failureCode: smallint("failure_code"),
  createdAt: instant("created_at").notNull().defaultNow(),
  payUntil: instant("pay_until").notNull(),
  placedAt: instant("placed_at"),
  confirmedAt: instant("confirmed_at"),
  faceHalalas: integer("face_halalas").notNull(),
  totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
  currency: text("currency").$type<CurrencyCode>().notNull(),
  rate: numeric("rate", { precision: 18, scale: 8, mode: "number" }).notNull(),
  designId: text("design_id").$type<GiftDesignId>().notNull(),
  buyerName: text("buyer_name").notNull(),
  buyerEmail: text("buyer_email").notNull(),
  buyerPhone: text("buyer_phone").notNull(),
  networkHash: bytea("network_hash").notNull(),
  recipientLanguage: text("recipient_language", { enum: languages }).notNull(),
  channel: text("channel", { enum: giftChannels }).notNull(),
  recipientSealed: text("recipient_sealed"),
  sendAt: instant("send_at"),
});
export type GiftOrderRow = typeof giftOrders.$inferSelect;

/** The card of a paid gift order. */
export const giftCards = pgTable("gift_card", {
  id: uuid("id").primaryKey(),
  giftOrderId: uuid("gift_order_id").notNull(),
  faceHalalas: integer("face_halalas").notNull(),
  codeHash: bytea("code_hash").notNull(),
  last4: text("last4").notNull(),
  state: text("state", { enum: cardStates }).notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  activeAt: instant("active_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  redeemedBy: uuid("redeemed_by"),
  redeemedAt: instant("redeemed_at"),
  /** Halalas. The ledger changes it; the role `app` may not. */
  balanceMinor: bigint("balance_minor", { mode: "number" }).notNull().default(0),
});
export type GiftCardRow = typeof giftCards.$inferSelect;

export const giftMessages = pgTable("gift_message", {
  id: uuid("id").primaryKey(),
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  giftCardId: uuid("gift_card_id").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  sentAt: instant("sent_at"),
  /** Refused for ever, or reported as not delivered. Triggers set it. */
  isUndelivered: boolean("is_undelivered").notNull().default(false),
});
export type GiftMessageRow = typeof giftMessages.$inferSelect;
