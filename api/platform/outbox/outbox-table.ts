import { pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";

/** Jobs that call the outside world, written in the transaction they follow from. */
export const outbox = pgTable("outbox", {
  id: uuid("id").primaryKey(),
  kind: text("kind").notNull(),
  subjectId: uuid("subject_id").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  runAt: instant("run_at").notNull().defaultNow(),
  attempts: smallint("tries").notNull().default(0),
  waits: smallint("waits").notNull().default(0),
  leasedUntil: instant("leased_until"),
  doneAt: instant("done_at"),
  parkedAt: instant("parked_at"),
});
