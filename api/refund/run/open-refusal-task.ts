import type { Tx } from "#api/platform/database/database.ts";
import { openTask } from "#api/task/open-task.ts";

const HOURS_TO_ANSWER = 24;

/** A bank or a programme refused a refund for good: an operator returns its value in another way. */
export function openRefusalTask(tx: Tx, refundId: string): Promise<void> {
  return openTask(tx, { kind: "refund-refused", subject: refundId, hours: HOURS_TO_ANSWER });
}
