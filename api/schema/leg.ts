import { bigint, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";
import { legStates } from "#domain/loyalty/leg-state.ts";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { programmes } from "#domain/loyalty/rates.ts";

const halalas = (name: string) => bigint(name, { mode: "number" });

/** The part of a booking that points or the wallet pay; the migration explains each column. */
export const cartLegs = pgTable("cart_leg", {
  id: uuid("id").primaryKey(),
  cartId: uuid("cart_id").notNull(),
  orderId: uuid("order_id"),
  method: text("method", { enum: loyaltyMethods }).notNull(),
  walletId: uuid("wallet_id"),
  points: integer("points"),
  valueHalalas: halalas("value_halalas").notNull(),
  baseHalalas: halalas("base_halalas").notNull(),
  valueMinor: halalas("value_minor"),
  rate: integer("rate"),
  requestId: uuid("request_id"),
  memberSealed: text("member_sealed"),
  memberMask: text("member_mask"),
  state: text("state", { enum: legStates }).notNull().default("created"),
  reservedUntil: instant("reserved_until"),
  returnedPoints: integer("returned_points").notNull().default(0),
  returnedHalalas: halalas("returned_halalas").notNull().default(0),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
  leasedUntil: instant("leased_until"),
  partnerRef: text("partner_ref"),
  createdAt: instant("created_at").notNull().defaultNow(),
  movedAt: instant("moved_at").notNull().defaultNow(),
});
export type LegRow = typeof cartLegs.$inferSelect;

/** A code that a programme sent to a member; the migration explains each column. */
export const pointsCodes = pgTable("points_code", {
  id: uuid("id").primaryKey(),
  cartId: uuid("cart_id").notNull(),
  method: text("method", { enum: programmes }).notNull(),
  memberSealed: text("member_sealed"),
  memberHash: bytea("member_hash").notNull(),
  memberMask: text("member_mask").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  wrongAttempts: smallint("wrong_attempts").notNull().default(0),
  confirmedAt: instant("confirmed_at"),
  balance: integer("balance"),
});
export type PointsCodeRow = typeof pointsCodes.$inferSelect;
