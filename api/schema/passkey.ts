import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const passkeys = pgTable("passkey", {
  id: uuid("id").primaryKey(),
  credentialId: text("credential_id").notNull(),
  accountId: uuid("account_id").notNull(),
  publicKey: bytes("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: jsonb("transports").$type<string[]>().notNull().default([]),
  name: text("name").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  lastUsedAt: instant("last_used_at"),
});
export type PasskeyRow = typeof passkeys.$inferSelect;
