import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { ImportDeps } from "./import-deps.ts";
import { makeReady, type ReadyPortion, storeReady } from "./import-portion.ts";
import { importProgress } from "./import-progress.ts";
import { type ImportFolder, type JudgedSource, judgeSource } from "./judge-source.ts";
import { portionsOf } from "./portions-of.ts";
import type { HomeSource } from "./read/home-draft.ts";
import { knownSources } from "./store/known-listings.ts";
import { twoSteps } from "./two-steps.ts";

/** Homes whose hashes are compared at once. */
const COMPARED = 1_000;
/** Homes that are stored in one transaction. Those that guests may be booking are locked in small portions. */
const NEW = 250;
const CHANGED = 25;

type Import = {
  deps: ImportDeps;
  given: ImportFolder;
  store: (portion: readonly JudgedSource[]) => Promise<void>;
  onDone: (homes: number) => void;
};

/** Stores every home of a folder that is not stored as it is there. Homes are read while those before them are stored. */
export async function importSources(deps: ImportDeps, given: ImportFolder): Promise<void> {
  const onDone = importProgress(given.homes.count, deps.onProgress);
  const steps = twoSteps(
    (portion: readonly JudgedSource[]) => makeReady(deps, given, portion),
    async ({ homes, read }: ReadyPortion) => {
      await storeReady(deps, given, homes);
      onDone(read);
    },
  );
  try {
    await importBatches({ deps, given, store: steps.add, onDone });
  } catch (error) {
    await steps.end().catch(() => {});
    throw error;
  }
  await steps.end();
}

async function importBatches(importing: Import): Promise<void> {
  let batch: HomeSource[] = [];
  for (const source of importing.given.homes.homes()) {
    if (batch.push(source) < COMPARED) continue;
    await importBatch(importing, batch);
    batch = [];
  }
  await importBatch(importing, batch);
}

async function importBatch({ deps, given, store, onDone }: Import, batch: readonly HomeSource[]): Promise<void> {
  const sources = await knownSources(
    deps.db,
    batch.map(({ externalId }) => externalId),
  );
  const changed: JudgedSource[] = [];
  let fresh: JudgedSource[] = [];
  let skipped = 0;
  for (const source of batch) {
    const known = sources.get(source.externalId);
    if (known?.hash.equals(source.hash) && source.duplicateRow === null) {
      skipped++;
      const { externalId, row } = source;
      deps.onHome({ externalId, row, result: "unchanged", propertyId: known.propertyId, notes: [] });
      continue;
    }
    const judged = judgeSource(deps, given, source);
    // The portion that is being stored meanwhile must not wait for a whole portion to be read.
    await yieldToOthers();
    if (!judged) onDone(1);
    else if (known) changed.push(judged);
    else if (fresh.push(judged) === NEW) {
      await store(fresh);
      fresh = [];
    }
  }
  onDone(skipped);
  if (fresh.length > 0) await store(fresh);
  for (const portion of portionsOf(changed, CHANGED)) await store(portion);
}
