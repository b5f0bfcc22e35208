import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import { lotSources } from "#domain/wallet/expiry.ts";

/** A wallet; the migration explains each column. */
export const wallets = pgTable("wallet", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id"),
  enrolledAt: instant("enrolled_at").notNull().defaultNow(),
  frozenAt: instant("frozen_at"),
});
export type WalletRow = typeof wallets.$inferSelect;

export const walletLots = pgTable("wallet_lot", {
  id: uuid("id").primaryKey(),
  walletId: uuid("wallet_id").notNull(),
  source: text("source", { enum: lotSources }).notNull(),
  orderId: uuid("order_id"),
  giftCardId: uuid("gift_card_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  opensAt: instant("opens_at").notNull(),
  expiresAt: instant("expires_at"),
  /** Halalas. The ledger changes it; the role `app` may not. */
  balanceMinor: bigint("balance_minor", { mode: "number" }).notNull().default(0),
});
