import { numeric, pgTable, smallint, text } from "drizzle-orm/pg-core";

export const currencyRates = pgTable("currency_rate", {
  code: text("code").primaryKey(),
  /** Units of this currency per riyal. */
  rate: numeric("rate", { precision: 18, scale: 8, mode: "number" }).notNull(),
  symbol: text("symbol").notNull(),
  symbolNative: text("symbol_native").notNull(),
  /** 1 is shown first. */
  rank: smallint("rank").notNull(),
});
