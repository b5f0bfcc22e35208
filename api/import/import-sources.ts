import type { LicenceAnswer } from "#api/listing/licence-register.ts";
import { productDay } from "#api/platform/database/product-time.ts";
import type { ImportedHome } from "#contract/host/imported-home.ts";
import { reasonOf } from "#domain/listing/reasons.ts";
import type { ImportDeps } from "./import-deps.ts";
import { hostIds } from "./import-hosts.ts";
import type { ImportNames } from "./import-names.ts";
import { type ImportProblem, problemLine } from "./import-problem.ts";
import { importProgress } from "./import-progress.ts";
import { judgeHome } from "./judge/judge-home.ts";
import type { HomesFolder } from "./read/csv-homes.ts";
import type { HomeSource } from "./read/home-draft.ts";
import { recordImport } from "./record-import.ts";
import { knownSources } from "./store/known-listings.ts";
import { type ReadyHome, type StoredHome, storeHomes } from "./store/store-homes.ts";
import { takePictures } from "./take-photos.ts";

export type ImportFolder = { homes: HomesFolder; names: ImportNames; folder: string; catalogue: string };
type JudgedSource = { source: HomeSource; home: ImportedHome };

/** Homes whose hashes are compared at once. */
const COMPARED = 1_000;
/** Homes that are stored in one transaction. Those that guests may be booking are locked in small portions. */
const NEW = 250;
const CHANGED = 25;
/** Calls of the register at once. */
const CALLS = 8;

/** Stores every home of a folder that is not stored as it is there. */
export async function importSources(deps: ImportDeps, given: ImportFolder): Promise<void> {
  const onDone = importProgress(given.homes.count, deps.onProgress);
  let batch: HomeSource[] = [];
  for (const source of given.homes.homes()) {
    if (batch.push(source) < COMPARED) continue;
    await importBatch(deps, given, batch, onDone);
    batch = [];
  }
  await importBatch(deps, given, batch, onDone);
}

async function importBatch(
  deps: ImportDeps,
  given: ImportFolder,
  batch: readonly HomeSource[],
  onDone: (homes: number) => void,
): Promise<void> {
  const sources = await knownSources(
    deps.db,
    batch.map(({ externalId }) => externalId),
  );
  const changed: JudgedSource[] = [];
  const fresh: JudgedSource[] = [];
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
    if (judged) (known ? changed : fresh).push(judged);
    else onDone(1);
  }
  onDone(skipped);
  for (const portion of portionsOf(fresh, NEW)) await importPortion(deps, given, portion, onDone);
  for (const portion of portionsOf(changed, CHANGED)) await importPortion(deps, given, portion, onDone);
}

function* portionsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** The home of a source, or `null` after everything that is wrong with it was reported. */
export function judgeSource(
  deps: Pick<ImportDeps, "onHome" | "onProblem">,
  given: ImportFolder,
  source: HomeSource,
): JudgedSource | null {
  const draft = source.read();
  const judged = judgeHome(draft, given.names, given.folder);
  const problems: ImportProblem[] = [...judged.problems];
  if (source.duplicateRow !== null)
    problems.push({
      ...{ file: draft.origin.file, row: source.row, column: "externalId", read: source.externalId },
      allowed: `each home once: row ${source.duplicateRow} has the same id`,
    });
  if (problems.length === 0 && judged.home) return { source, home: judged.home };
  refuse(deps, source, problems);
  return null;
}

function refuse(
  { onHome, onProblem }: Pick<ImportDeps, "onHome" | "onProblem">,
  { externalId, row }: Pick<HomeSource, "externalId" | "row">,
  problems: readonly ImportProblem[],
): void {
  problems.forEach(onProblem);
  onHome({ externalId, row, result: "refused", propertyId: null, notes: problems.map(problemLine) });
}

async function importPortion(
  deps: ImportDeps,
  given: ImportFolder,
  portion: readonly JudgedSource[],
  onDone: (homes: number) => void,
): Promise<void> {
  const ready = await makeReady(deps, given, portion);
  try {
    await storePortion(deps, given.catalogue, ready);
  } catch (error) {
    // What one home breaks must not stop the others: each is tried alone, and the one that fails is named.
    if (ready.length === 1) throw error;
    for (const home of ready) await storeAlone(deps, given, home);
  }
  onDone(portion.length);
}

async function storeAlone(deps: ImportDeps, given: ImportFolder, home: ReadyHome): Promise<void> {
  try {
    await storePortion(deps, given.catalogue, [home]);
  } catch (error) {
    const message = (error as Error).cause
      ? String(((error as Error).cause as Error).message)
      : (error as Error).message;
    const problem = {
      file: given.homes.file,
      row: home.row,
      column: "",
      read: home.externalId,
      allowed: `a home that can be stored (${message})`,
    };
    refuse(deps, home, [problem]);
  }
}

async function storePortion(
  { db, operator, setFeeds, onHome }: ImportDeps,
  catalogue: string,
  homes: readonly ReadyHome[],
): Promise<void> {
  if (homes.length === 0) return;
  const mover = { as: "operator", by: operator.by.trim(), reason: operator.reason } as const;
  const stored = await recordImport(db, operator, catalogue, async (tx) => {
    const { homes: result, hasWritten } = await storeHomes(tx, homes, { catalogue, mover, setFeeds });
    const byResult = [...Map.groupBy(result, (home) => home.result)];
    const after = Object.fromEntries(byResult.map(([name, own]) => [name, own.map(({ externalId }) => externalId)]));
    return { hasWritten, after, result };
  });
  for (const home of stored) onHome(reported(home));
}

function reported({ reasons, ...home }: StoredHome) {
  return { ...home, notes: reasons.map((reason) => reasonOf(reason).en) };
}

/** Everything that takes long is done before the transaction: pictures, and what the register knows. */
async function makeReady(
  deps: ImportDeps,
  given: ImportFolder,
  portion: readonly JudgedSource[],
): Promise<ReadyHome[]> {
  const hosts = await hostIds(
    deps.db,
    portion.flatMap(({ home }) => home.hostExternalId ?? []),
  );
  const licences = await askRegister(deps, given, portion);
  const ready: ReadyHome[] = [];
  for (const { source, home } of portion) {
    const { externalId, hostExternalId, feeds, photos: _, panoramas: __, ...fields } = home;
    const hostId = hostExternalId === null ? null : (hosts.get(hostExternalId) ?? null);
    if (hostExternalId !== null && hostId === null) {
      const at = { file: given.homes.file, row: source.row, column: "hostExternalId", read: hostExternalId };
      refuse(deps, source, [{ ...at, allowed: "an externalId of hosts.csv" }]);
      continue;
    }
    const { pictures, problems } = await takePictures(deps, given.folder, home, hostId);
    if (problems.length > 0) {
      refuse(deps, source, problems);
      continue;
    }
    ready.push({
      ...{ externalId, row: source.row, body: { ...fields, ...pictures }, feeds, hostId, hash: source.hash },
      countryCode: given.names.cities.get(home.cityId)?.countryCode ?? "",
      licence: licences.get(externalId) ?? null,
    });
  }
  return ready;
}

async function askRegister(
  { licences, db }: ImportDeps,
  { names }: ImportFolder,
  portion: readonly JudgedSource[],
): Promise<Map<string, LicenceAnswer>> {
  const answers = new Map<string, LicenceAnswer>();
  if (!licences) return answers;
  const today = await productDay(db);
  const numbers = portion.flatMap(({ home: { externalId, licenseNumber, cityId } }) =>
    licenseNumber === null ? [] : [{ externalId, licenseNumber, country: names.cities.get(cityId)?.countryCode ?? "" }],
  );
  for (const some of portionsOf(numbers, CALLS)) {
    await Promise.all(
      some.map(async ({ externalId, licenseNumber, country }) =>
        answers.set(externalId, await licences.ask(country, licenseNumber, today)),
      ),
    );
  }
  return answers;
}
