import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { and, eq } from "drizzle-orm";
import type { ImportDeps, ReportedHome } from "#api/import/import-deps.ts";
import { type ImportSummary, importHomes } from "#api/import/import-homes.ts";
import { problemLine } from "#api/import/import-problem.ts";
import type { Db } from "#api/platform/database/database.ts";
import { photos } from "#api/schema/photo.ts";
import { aPhoto } from "#api/testing/builders/a-photo.ts";

export type TestImport = { summary: ImportSummary; problems: string[]; homes: ReportedHome[]; fed: [number, number][] };

/** Imports a folder whose pictures are any bytes: reading them is not what these tests are about. */
export async function testImport(db: Db, folder: string, given: Partial<ImportDeps> = {}): Promise<TestImport> {
  const problems: string[] = [];
  const homes: ReportedHome[] = [];
  const fed: [number, number][] = [];
  const deps: ImportDeps = {
    db,
    operator: { by: "Huda", second: null, reason: "The files of this month." },
    licences: null,
    takePhoto: (photo) => takeAnyBytes(db, photo),
    fetchPicture: async () => ({ refused: "a file of the folder" }),
    setFeeds: async (_, propertyId, feeds) => {
      fed.push([propertyId, feeds.length]);
      return false;
    },
    onProblem: (problem) => problems.push(problemLine(problem)),
    onHome: (home) => homes.push(home),
    onProgress: () => {},
    ...given,
  };
  return { summary: await importHomes(deps, folder), problems, homes, fed };
}

/** Takes any bytes in as a picture. */
export const takeAnyBytes = async (db: Db, { source, kind, hostId }: Parameters<ImportDeps["takePhoto"]>[0]) => {
  const bytes = typeof source === "string" ? readFileSync(source) : source;
  const sourceSha256 = createHash("sha256").update(bytes).digest("hex");
  // Different files look different.
  const dhash = BigInt.asIntN(64, BigInt(`0x${sourceSha256.slice(0, 16)}`));
  const isSame = and(eq(photos.hostId, hostId), eq(photos.kind, kind), eq(photos.sourceSha256, sourceSha256));
  const [known] = await db.select().from(photos).where(isSame);
  const { id, ...photo } = known ?? (await aPhoto(db, { hostId, kind, sourceSha256, dhash }));
  return { ...photo, photoId: id, isNew: !known, original: null };
};
