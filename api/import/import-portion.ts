import type { LicenceAnswer } from "#api/listing/licence-register.ts";
import { productDay } from "#api/platform/database/product-time.ts";
import { isLostConnection } from "#api/platform/database/sql-state.ts";
import { reasonOf } from "#domain/listing/reasons.ts";
import type { ImportDeps } from "./import-deps.ts";
import { hostIds } from "./import-hosts.ts";
import { type ImportFolder, type JudgedSource, refuse } from "./judge-source.ts";
import { portionsOf } from "./portions-of.ts";
import { recordImport } from "./record-import.ts";
import { type ReadyHome, type StoredHome, storeHomes } from "./store/store-homes.ts";
import { takePictures } from "./take-photos.ts";

/** Homes that may be stored together, and how many were read for them. */
export type ReadyPortion = { homes: readonly ReadyHome[]; read: number };

/** Calls of the register at once. */
const CALLS = 8;

/** Everything that takes long is done before the transaction: pictures, and what the register knows. */
export async function makeReady(
  deps: ImportDeps,
  given: ImportFolder,
  portion: readonly JudgedSource[],
): Promise<ReadyPortion> {
  const hosts = await hostIds(
    deps.db,
    portion.flatMap(({ home }) => home.hostExternalId ?? []),
  );
  const licences = await askRegister(deps, given, portion);
  const ready: ReadyHome[] = [];
  for (const { source, home, originOf } of portion) {
    const { externalId, hostExternalId, feeds, photos: _, panoramas: __, ...fields } = home;
    const hostId = hostExternalId === null ? null : (hosts.get(hostExternalId) ?? null);
    if (hostExternalId !== null && hostId === null) {
      const at = { file: given.homes.file, row: source.row, column: "hostExternalId", read: hostExternalId };
      refuse(deps, source, [{ ...at, allowed: "an externalId of hosts.csv" }]);
      continue;
    }
    const { folder } = given;
    const { pictures, problems, notes } = await takePictures(deps, { home, folder, hostId, originOf });
    if (problems.length > 0) {
      refuse(deps, source, problems);
      continue;
    }
    ready.push({
      ...{ externalId, row: source.row, body: { ...fields, ...pictures }, feeds, hostId, hash: source.hash, notes },
      countryCode: given.names.cities.get(home.cityId)?.countryCode ?? "",
      licence: licences.get(externalId) ?? null,
    });
  }
  return { homes: ready, read: portion.length };
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

/** Stores homes in one transaction. What one home breaks must not stop the others: each is tried alone, and the one that fails is named. */
export async function storeReady(deps: ImportDeps, given: ImportFolder, homes: readonly ReadyHome[]): Promise<void> {
  try {
    await storePortion(deps, given.catalogue, homes);
  } catch (error) {
    if (isLostConnection(error)) throw error;
    for (const home of homes) await storeAlone(deps, given, home);
  }
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
  for (const [index, home] of stored.entries()) onHome(reported(home, homes[index]?.notes ?? []));
}

function reported({ reasons, ...home }: StoredHome, notes: readonly string[]) {
  return { ...home, notes: [...reasons.map((reason) => reasonOf(reason).en), ...notes] };
}
