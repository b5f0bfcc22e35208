import { bigint, boolean, date, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "#api/platform/database/column-kinds.ts";

/** The calendar of a home on another platform; the migration explains each column. */
export const calendarFeeds = pgTable("calendar_feed", {
  id: uuid("id").primaryKey(),
  propertyId: integer("property_id").notNull(),
  name: text("name").notNull(),
  urlSealed: text("url_sealed").notNull(),
  closesWindows: boolean("closes_windows").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
  state: text("state", { enum: ["ok", "failing", "stopped"] })
    .notNull()
    .default("ok"),
  reading: integer("reading").notNull().default(0),
  nextAt: instant("next_at").notNull().defaultNow(),
  lastAt: instant("last_at"),
  lastOkAt: instant("last_ok_at"),
  failingSince: instant("failing_since"),
  failures: integer("failures").notNull().default(0),
  notifiedHours: smallint("notified_hours").notNull().default(0),
  lastError: text("last_error"),
  etag: text("etag"),
  lastModified: text("last_modified"),
});
export type CalendarFeed = typeof calendarFeeds.$inferSelect;

/** An event of a feed. */
export const feedEvents = pgTable("feed_event", {
  id: uuid("id").primaryKey(),
  feedId: uuid("feed_id").notNull(),
  key: text("key").notNull(),
  fromDay: date("from_day").notNull(),
  toDay: date("to_day").notNull(),
  kind: text("kind", { enum: ["booking", "window"] }).notNull(),
  state: text("state", { enum: ["applied", "waiting", "conflict", "ignored"] })
    .notNull()
    .default("ignored"),
  position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  createdAt: instant("created_at").notNull().defaultNow(),
  seenAt: instant("seen_at").notNull().defaultNow(),
  missingSince: instant("missing_since"),
});

/** A message to a host about a feed. */
export const feedNotices = pgTable("feed_notice", {
  id: uuid("id").primaryKey(),
  feedId: uuid("feed_id").notNull(),
  feedEventId: uuid("feed_event_id"),
  kind: text("kind", { enum: ["conflict", "failing", "stopped"] }).notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** The secret address of a calendar that we publish. */
export const calendarLinks = pgTable("calendar_link", {
  tokenHash: bytea("token_hash").primaryKey(),
  propertyId: integer("property_id").notNull(),
  feedId: uuid("feed_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
});
