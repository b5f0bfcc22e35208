import type { Registry } from "prom-client";
import type { Db } from "#api/platform/database/database.ts";
import { watchFigures } from "#api/platform/metrics/watch-figures.ts";

const gauges = {
  open: ["tasks_open", "Tasks that wait for an operator"],
  overdue: ["tasks_overdue", "Tasks that should have been done by now"],
} as const;

/** What waits for operators. */
export function watchTasks(db: Db, registry: Registry): void {
  watchFigures(db, registry, { gauges, statement: figures });
}

const figures = {
  name: "task-figures",
  text: `
    SELECT count(*) AS open, count(*) FILTER (WHERE due_at < app_now()) AS overdue
    FROM task WHERE done_at IS NULL`,
};
