import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { reasonsOf } from "#api/listing/reasons-of.ts";
import { pictureFormat } from "#api/photo/picture-format.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { ImportedHome } from "#contract/host/imported-home.ts";
import { reasonOf } from "#domain/listing/reasons.ts";
import type { ImportDeps } from "./import-deps.ts";
import { emptySummary, folderOf, type ImportSummary, withCounts } from "./import-homes.ts";
import { hostIds, readHosts } from "./import-hosts.ts";
import { type ImportNames, loadNames } from "./import-names.ts";
import { importPlaces } from "./import-places.ts";
import type { ImportProblem } from "./import-problem.ts";
import { importProgress } from "./import-progress.ts";
import { type ImportFolder, judgeSource } from "./judge-source.ts";
import { openCsvHomes } from "./read/csv-homes.ts";
import type { HomeSource } from "./read/home-draft.ts";
import { isAddress, photoFinder } from "./read/home-photos.ts";
import { openJsonHomes } from "./read/json-homes.ts";

type Deps = Pick<ImportDeps, "db" | "onProblem" | "onHome" | "onProgress">;

/** Everything that is wrong with a folder, and what an import would do with its homes; it changes nothing. */
export async function checkImport(given: Deps, path: string): Promise<ImportSummary> {
  const folder = folderOf(path);
  const summary = emptySummary();
  const deps = withCounts(given, summary);
  const { names, problems } = await namesWithPlaces(deps.db, folder);
  const { hosts, problems: hostProblems } = readHosts(folder, names);
  [...problems, ...hostProblems].forEach(deps.onProblem);
  summary.hosts = hosts.length;
  const known = new Set(hosts.map((host) => host.external_id));
  const homes = openJsonHomes(folder, names) ?? openCsvHomes(folder, names);
  try {
    const onDone = importProgress(homes.count, deps.onProgress);
    for (const source of homes.homes()) {
      await checkSource(deps, { homes, names, folder, catalogue: basename(folder) }, source, known);
      onDone(1);
    }
    for (const problem of homes.strays()) deps.onProblem(problem);
  } finally {
    homes.close();
  }
  return summary;
}

/** Names as they would be with cities.csv, whose rows are taken back. */
async function namesWithPlaces(db: Db, folder: string): Promise<{ names: ImportNames; problems: ImportProblem[] }> {
  let read: { names: ImportNames; problems: ImportProblem[] } | undefined;
  const takenBack = new Error("a check changes nothing");
  await inTransaction(db, async (tx) => {
    const { problems } = await importPlaces(tx, folder, await loadNames(tx));
    read = { names: await loadNames(tx), problems };
    throw takenBack;
  }).catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  return read as NonNullable<typeof read>;
}

async function checkSource(
  deps: Deps,
  given: ImportFolder,
  source: HomeSource,
  hosts: ReadonlySet<string>,
): Promise<void> {
  const wrong: ImportProblem[] = [];
  const judged = judgeSource({ ...deps, onHome: () => {}, onProblem: (problem) => wrong.push(problem) }, given, source);
  if (judged) {
    wrong.push(...unknownHost(judged.home, given, source, await hostIsKnown(deps.db, judged.home, hosts)));
    wrong.push(...wrongPictures(judged.home, given.folder));
  }
  wrong.forEach(deps.onProblem);
  const at = { externalId: source.externalId, row: source.row, propertyId: null };
  if (!judged || wrong.length > 0) return deps.onHome({ ...at, result: "refused", notes: [] });
  const reasons = reasonsOf({
    body: { ...judged.home, photos: judged.home.photos.map((photo) => ({ ...photo, photoId: 0 })) },
    hasHost: judged.home.hostExternalId !== null,
    countryCode: given.names.cities.get(judged.home.cityId)?.countryCode ?? "",
    ...{ isLicenceTaken: false, licence: null },
  });
  const notes = reasons.map((reason) => reasonOf(reason).en);
  deps.onHome({ ...at, result: reasons.length === 0 ? "listed" : "submitted", notes });
}

async function hostIsKnown(db: Db, { hostExternalId }: ImportedHome, hosts: ReadonlySet<string>): Promise<boolean> {
  if (hostExternalId === null || hosts.has(hostExternalId)) return true;
  return (await hostIds(db, [hostExternalId])).size > 0;
}

function unknownHost(
  home: ImportedHome,
  { homes }: ImportFolder,
  { row }: HomeSource,
  isKnown: boolean,
): ImportProblem[] {
  if (isKnown) return [];
  const at = { file: homes.file, row, column: "hostExternalId", read: home.hostExternalId ?? "" };
  return [{ ...at, allowed: "an externalId of hosts.csv" }];
}

const HEAD = 64;

/** Files that are no pictures, by their first bytes. */
function wrongPictures(home: ImportedHome, folder: string): ImportProblem[] {
  const find = photoFinder(folder, home.externalId);
  return [...home.photos, ...home.panoramas].flatMap(({ file }) => {
    if (isAddress(file)) return [];
    const found = find(file);
    const format = "path" in found ? pictureFormat(headOf(found.path)) : null;
    if (format !== null && format !== "heic") return [];
    const at = { file: `photos/${home.externalId}/${file}`, row: null, column: "", read: "" };
    return [{ ...at, allowed: "a JPEG, PNG, WebP or AVIF picture" }];
  });
}

function headOf(path: string): Buffer {
  const fd = openSync(path, "r");
  try {
    const head = Buffer.alloc(HEAD);
    readSync(fd, head, 0, HEAD, 0);
    return head;
  } finally {
    closeSync(fd);
  }
}
