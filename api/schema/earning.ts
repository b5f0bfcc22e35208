import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";
import { earningStates } from "#domain/loyalty/earning.ts";
import { rewardProviders } from "#domain/loyalty/rewards.ts";

/** The points that an order earns in a programme; the migration explains each column. */
export const earnings = pgTable("earning", {
  orderId: uuid("order_id").primaryKey(),
  id: uuid("id").notNull(),
  provider: text("provider", { enum: rewardProviders }).notNull(),
  memberSealed: text("member_sealed"),
  memberMask: text("member_mask").notNull(),
  points: integer("points").notNull().default(0),
  state: text("state", { enum: earningStates }).notNull().default("waiting"),
  createdAt: instant("created_at").notNull().defaultNow(),
});
export type EarningRow = typeof earnings.$inferSelect;
