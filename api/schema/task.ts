import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";

/** What an operator has to do; the migration explains each column. */
export const tasks = pgTable("task", {
  id: uuid("id").primaryKey(),
  kind: text("kind").notNull(),
  subject: text("subject").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  dueAt: instant("due_at").notNull(),
  doneAt: instant("done_at"),
});
