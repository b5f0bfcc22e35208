import { customType, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const idempotencyKeys = pgTable(
  "idempotency_key",
  {
    caller: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: bytea("body_hash").notNull(),
    status: smallint().notNull(),
    answer: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.route, table.key] })],
);
