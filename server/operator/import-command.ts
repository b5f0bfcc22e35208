import { setFeeds } from "#api/feed/set-feeds.ts";
import { checkImport } from "#api/import/check-import.ts";
import { pictureFetcher } from "#api/import/fetch-picture.ts";
import type { ImportDeps } from "#api/import/import-deps.ts";
import { asRefusal, folderOf, type ImportSummary, importHomes } from "#api/import/import-homes.ts";
import { problemLine } from "#api/import/import-problem.ts";
import { openReport } from "#api/import/report.ts";
import { createLicenceRegister } from "#api/listing/licence-register.ts";
import type { Operator } from "#api/operator/operator.ts";
import { OperatorError } from "#api/operator/operator-error.ts";
import { takePhoto } from "#api/photo/take-photo.ts";
import type { Db } from "#api/platform/database/database.ts";
import { sealKeysOf } from "#api/platform/sealing/seal.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { type OpenedPhotos, openPhotos, pictureBytes } from "#server/pictures/photos.ts";
import { progressLine } from "./progress-line.ts";
import type { Typed } from "./read-option.ts";

const MAX_LINES = 10_000;
/** Reading a picture takes about a second; at idle priority on a busy machine it waits for longer than a host would. */
const PICTURE_MS = 120_000;

/** Imports a folder, or checks it. What is wrong is printed line by line, and fails the command. */
export async function importCommand(
  db: Db,
  operator: Operator,
  path: string,
  { check, report }: Typed,
): Promise<ImportSummary> {
  const isCheck = check === "yes";
  const lines: string[] = [];
  const file = isCheck ? null : openReport(folderOf(path), report);
  const progress = progressLine(process.stderr);
  const listeners = {
    db,
    onProblem: (problem) => {
      if (lines.length <= MAX_LINES) lines.push(problemLine(problem));
    },
    onHome: (home) => file?.add(home),
    onProgress: progress.show,
  } satisfies Partial<ImportDeps>;
  try {
    const summary = isCheck ? await checkImport(listeners, path) : await importFolder(listeners, operator, path);
    if (summary.problems > 0) throw new OperatorError(problemText(lines, summary));
    return summary;
  } catch (error) {
    const refusal = asRefusal(error);
    throw refusal ? new OperatorError(`${problemLine(refusal)}\nNothing was imported.`) : error;
  } finally {
    progress.end();
    file?.close();
  }
}

type Listeners = Pick<ImportDeps, "db" | "onProblem" | "onHome" | "onProgress">;

async function importFolder(listeners: Listeners, operator: Operator, path: string): Promise<ImportSummary> {
  const settings = readSettings(process.env);
  const sealKeys = sealKeysOf(settings);
  let photos: Promise<OpenedPhotos> | undefined;
  const opened = () => (photos ??= openPhotos(settings, listeners.db, { timeoutMs: PICTURE_MS }));
  try {
    return await importHomes(
      {
        ...listeners,
        operator,
        licences: createLicenceRegister(settings),
        fetchPicture: pictureFetcher(pictureBytes(settings)),
        takePhoto: async (photo) => takePhoto((await opened()).deps, photo),
        setFeeds: (tx, propertyId, feeds) => setFeeds(tx, propertyId, feeds, sealKeys),
      },
      path,
    );
  } finally {
    await (await photos)?.close();
  }
}

function problemText(lines: readonly string[], summary: ImportSummary): string {
  const more = summary.problems - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more.`] : []), "", JSON.stringify(summary)].join("\n");
}
