import { asc, eq, isNull, sql } from "drizzle-orm";
import { type ComingStay, comingStays } from "#api/listing/coming-stays.ts";
import type { Db } from "#api/platform/database/database.ts";
import { listings } from "#api/schema/listing.ts";
import { placedOrders } from "#api/schema/order.ts";
import { tasks } from "#api/schema/task.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

const MAX_LISTED = 200;

/** The open tasks, the most urgent first; one about a home with the stays that guests still have there. */
export function listTasks(db: Db, operator: Operator) {
  return runAction(db, operator, "list-tasks", async (tx) => {
    const rows = await tx
      .select({ task: tasks, orderNumber: placedOrders.orderNumber, propertyId: listings.propertyId })
      .from(tasks)
      .leftJoin(listings, sql`${listings.id}::text = ${tasks.subject}`)
      .leftJoin(placedOrders, sql`${placedOrders.id}::text = ${tasks.subject}`)
      .where(isNull(tasks.doneAt))
      .orderBy(asc(tasks.dueAt))
      .limit(MAX_LISTED);
    const homes = rows.flatMap(({ propertyId }) => propertyId ?? []);
    const coming = homes.length > 0 ? await comingStays(tx, homes) : [];
    const listed = rows.map(({ task: { id, kind, subject, dueAt }, orderNumber, propertyId }) => ({
      ...{ id, kind, subject: orderNumber ?? subject },
      dueAt: dueAt.toISOString(),
      ...(propertyId !== null && { home: propertyId, comingStays: coming.filter(isIn(propertyId)).map(stayText) }),
    }));
    return { subject: { kind: "task", id: "open" }, after: { listed: listed.length }, result: listed };
  });
}

const isIn = (homeId: number) => (stay: ComingStay) => stay.propertyId === homeId;
const stayText = ({ from, to }: ComingStay) => `${from} to ${to}`;

/** The operator has done what the task asks for. */
export function finishTask(db: Db, operator: Operator, id: string) {
  return runAction(db, operator, "finish-task", async (tx) => {
    const isTask = sql`${tasks.id}::text = ${id}`;
    const [task] = await tx.select().from(tasks).where(isTask).for("update");
    if (!task) throw new OperatorError(`There is no task ${id}.`);
    if (task.doneAt) throw new OperatorError(`The task was finished at ${task.doneAt.toISOString()}.`);
    await tx.update(tasks).set({ doneAt: sql`app_now()` }).where(eq(tasks.id, task.id));
    return {
      subject: { kind: "task", id },
      after: { kind: task.kind, subject: task.subject },
      result: { id, kind: task.kind },
    };
  });
}
