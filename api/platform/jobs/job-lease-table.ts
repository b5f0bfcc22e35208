import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#api/platform/database/column-kinds.ts";

export const jobLeases = pgTable("job_lease", {
  name: text("name").primaryKey(),
  leasedUntil: instant("leased_until").notNull(),
});
