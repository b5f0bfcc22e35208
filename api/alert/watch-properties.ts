import type { Tx } from "#api/platform/database/database.ts";
import { alignStaleAlerts } from "./align-watches.ts";
import { enqueueAlertMails } from "./enqueue-alert-mails.ts";
import { evaluateDueWatches } from "./evaluate-watches.ts";
import { markChangedProperties } from "./mark-changed-properties.ts";

/**
 * One batch of the job behind alerts: takes over what changed since the last one, compares it with what members know and
 * enqueues their mails, in one transaction. Returns whether more may be waiting.
 */
export async function watchProperties(tx: Tx, timeScale: number): Promise<boolean> {
  await markChangedProperties(tx);
  const hasMoreLists = await alignStaleAlerts(tx);
  const hasMoreWatches = await evaluateDueWatches(tx);
  await enqueueAlertMails(tx, timeScale);
  return hasMoreLists || hasMoreWatches;
}
