import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";

/**
 * A list of saved properties; of an account, of the browser of a guest who shared it without one, or, without an owner, of
 * an alert by email alone.
 */
export const savedLists = pgTable("saved_list", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id"),
  browserId: uuid("browser_id"),
  /** `null` is the list that the heart saves to. */
  name: text("name"),
  checkIn: date("check_in", { mode: "string" }),
  checkOut: date("check_out", { mode: "string" }),
  createdAt: instant("created_at").notNull().defaultNow(),
  changedAt: instant("changed_at").notNull().defaultNow(),
});

export const savedListProperties = pgTable(
  "saved_list_property",
  {
    listId: uuid("list_id").notNull(),
    propertyId: integer("property_id").notNull(),
    note: text("note").notNull().default(""),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.propertyId] })],
);

/** The link of a shared list. */
export const listShares = pgTable("list_share", {
  id: uuid("id").primaryKey(),
  listId: uuid("list_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  mayVote: boolean("may_vote").notNull(),
  withNotes: boolean("with_notes").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** One vote of a browser for a property of a list. */
export const listVotes = pgTable(
  "list_vote",
  {
    listId: uuid("list_id").notNull(),
    propertyId: integer("property_id").notNull(),
    browserId: uuid("browser_id").notNull(),
    votedAt: instant("voted_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.propertyId, table.browserId] })],
);

/** A browser that voted on a list in the last day, and the keyed hash of its network. */
export const listVoters = pgTable(
  "list_voter",
  {
    listId: uuid("list_id").notNull(),
    browserId: uuid("browser_id").notNull(),
    networkHash: bytea("network_hash").notNull(),
    votedAt: instant("voted_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.browserId] })],
);
