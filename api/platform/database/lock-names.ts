import type { Tx } from "./database.ts";
import { runPrepared } from "./prepared.ts";

const locks = {
  name: "lock-names",
  text: "SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name",
};

/**
 * Takes a lock on each name until the transaction ends. Names are locked in sorted order, so that callers cannot
 * deadlock.
 */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  await runPrepared(tx, locks, [names.toSorted()]);
}
