import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { ImportNames } from "../import-names.ts";
import { UnreadableFile } from "../import-problem.ts";
import type { HomesFolder } from "./csv-homes.ts";
import type { HomeDraft, HomeSource } from "./home-draft.ts";
import { namedPictures, photoFiles } from "./home-photos.ts";

const FILE = "homes.json";
/** The file is in memory as a whole; larger catalogues come as CSV. */
const MAX_BYTES = 128 * 1024 * 1024;

type Fields = Record<string, unknown>;

/** The homes of homes.json; `null` without it. Place and type may be names instead of ids. */
export function openJsonHomes(folder: string, names: ImportNames): HomesFolder | null {
  const path = join(folder, FILE);
  if (!existsSync(path)) return null;
  const homes = readHomes(path);
  const rows = new Map<string, number[]>();
  for (const [index, home] of homes.entries()) rows.set(idOf(home), [...(rows.get(idOf(home)) ?? []), index + 1]);

  function* sources(): Generator<HomeSource> {
    for (const [index, home] of homes.entries()) {
      const externalId = idOf(home);
      yield {
        ...{ externalId, row: index + 1 },
        duplicateRow: rows.get(externalId)?.find((row) => row !== index + 1) ?? null,
        hash: createHash("sha256")
          .update(JSON.stringify([home, photoFiles(folder, externalId)]))
          .digest(),
        read: () => draftOf(home, index + 1, folder, names),
      };
    }
  }
  return {
    homes: sources,
    file: FILE,
    count: homes.length,
    has: (id) => rows.has(id),
    strays: function* () {},
    close: () => {},
  };
}

function readHomes(path: string): Fields[] {
  if (statSync(path).size > MAX_BYTES) throw new UnreadableFile(FILE, "must be at most 128 MB; use homes.csv instead");
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UnreadableFile(FILE, `is no JSON: ${(error as Error).message.slice(0, 120)}`);
  }
  const isHome = (home: unknown): home is Fields => typeof home === "object" && home !== null && !Array.isArray(home);
  if (!Array.isArray(read) || !read.every(isHome)) throw new UnreadableFile(FILE, "must be a list of homes");
  return read;
}

function idOf({ externalId }: Fields): string {
  return typeof externalId === "string" ? externalId : "";
}

function draftOf(home: Fields, row: number, folder: string, names: ImportNames): HomeDraft {
  const externalId = idOf(home);
  const named = home.photos === undefined ? namedPictures(folder, externalId, names) : null;
  const byName = (type: number, value: unknown) =>
    typeof value === "string" ? (names.idOf(type, value) ?? value) : value;
  const cityId = byName(lookupTypes.CITY, home.cityId);
  const { areaId } = home;
  const fields = {
    ...home,
    ...(named ? { photos: named.photos, panoramas: home.panoramas ?? named.panoramas } : {}),
    propertyTypeId: byName(lookupTypes.PROPERTY_TYPE, home.propertyTypeId),
    cityId,
    areaId:
      typeof areaId === "string" && typeof cityId === "number" ? (names.areaIn(cityId, areaId) ?? areaId) : areaId,
  };
  return { externalId, origin: { file: FILE, row }, fields, origins: new Map(), problems: named?.problems ?? [] };
}
