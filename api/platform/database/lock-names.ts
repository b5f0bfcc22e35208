import type { Tx } from "./database.ts";
import { runPrepared } from "./prepared.ts";

const locks = {
  name: "lock-names",
  text: "SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name",
};

/** Until this transaction ends, whoever else takes one of these names waits. Names are taken in one order by everybody. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  await runPrepared(tx, locks, [names.toSorted()]);
}
