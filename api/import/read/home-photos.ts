import { lstatSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { fold } from "#domain/text/fold.ts";
import type { ImportNames } from "../import-names.ts";
import type { ImportProblem } from "../import-problem.ts";

const FOLDER = "photos";
/** What operating systems leave in folders. */
const HIDDEN = /^(?:\..*|thumbs\.db|desktop\.ini)$/i;

export type PhotoFile = { name: string; bytes: number; changedMs: number };

/** The files of a home's folder, without following links. */
export function photoFiles(folder: string, externalId: string): PhotoFile[] {
  const own = photoFolder(folder, externalId);
  return own === null ? [] : namesIn(own).map((name) => fileOf(own, name));
}

function namesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !HIDDEN.test(name));
}

function fileOf(folder: string, name: string): PhotoFile {
  // Faster than `join`, which looks for dots: an unchanged import does little else than this.
  const { size, mtimeMs } = lstatSync(`${folder}${sep}${name}`);
  return { name, bytes: size, changedMs: Math.trunc(mtimeMs) };
}

/** The folder of a home's pictures; `null` if there is none. */
function photoFolder(folder: string, externalId: string): string | null {
  if (!isFileName(externalId)) return null;
  const own = join(folder, FOLDER, externalId);
  return lstatSync(own, { throwIfNoEntry: false })?.isDirectory() ? own : null;
}

/** An id that cannot lead out of the folder of the pictures. */
function isFileName(externalId: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,79}$/u.test(externalId) && !externalId.includes("..");
}

/** Whether photos.csv names a picture by its address on the internet instead of a file. */
export function isAddress(name: string): boolean {
  return /^https:\/\//i.test(name);
}

type FoundPhoto = { path: string } | { allowed: string };

/** Finds the pictures of a home by their names: the path of one, or what is wrong with it. */
export function photoFinder(folder: string, externalId: string): (name: string) => FoundPhoto {
  const own = join(folder, FOLDER, externalId);
  let isInside: boolean | undefined;
  return (name) => {
    const path = join(own, name);
    if (dirname(path) !== own) return { allowed: `the name of a file in ${FOLDER}/${externalId}` };
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat) return { allowed: `a file that is in ${FOLDER}/${externalId}` };
    if (stat.isSymbolicLink()) return { allowed: "a file instead of a link" };
    if (!stat.isFile()) return { allowed: "a file" };
    isInside ??= realpathSync.native(own).startsWith(realpathSync.native(folder) + sep);
    return isInside ? { path } : { allowed: "a file within the folder of the import" };
  };
}

const { compare: byNumber } = new Intl.Collator("en", { numeric: true });

type NamedPhoto = { file: string; spaceCategoryId: number | null };

/** What guests look for first; 0 is a picture of no space, such as the home from outside. */
const shownOrder: readonly number[] = [
  ...[0, spaces.POOL, spaces.GARDEN, spaces.COURTYARD, spaces.ROOF_TERRACE, spaces.TENT, spaces.LIVING_ROOM],
  ...[spaces.MAJLIS, spaces.BEDROOM, spaces.KITCHEN, spaces.DINING_ROOM, spaces.GAMES_ROOM, spaces.BATHROOM],
];

/** The pictures of a home by the names of their files: `cover`, `bedroom-1.jpg`, `panorama-majlis.jpg`. */
export function namedPictures(
  folder: string,
  externalId: string,
  names: ImportNames,
): { photos: NamedPhoto[]; panoramas: NamedPhoto[]; problems: ImportProblem[] } {
  const spaceOf = (word: string) => (word === "" ? null : names.idOf(lookupTypes.SPACE_CATEGORY, word));
  const own = photoFolder(folder, externalId);
  const files = (own === null ? [] : namesIn(own)).map((name) => {
    const parts = partsOf(name);
    return { name, ...parts, rank: shownOrder.indexOf(spaceOf(parts.word) ?? 0) };
  });
  const ordered = files.toSorted(
    (one, other) => one.position - other.position || one.rank - other.rank || byNumber(one.name, other.name),
  );
  const panoramas = ordered.filter(({ isPanorama }) => isPanorama);
  const problems = panoramas
    .filter(({ word }) => spaceOf(word) === null)
    .map(({ name }) => ({
      ...{ file: `${FOLDER}/${externalId}/${name}`, row: null, column: "", read: "" },
      allowed: `a name with its space, such as panorama-majlis.jpg: ${names.labels(lookupTypes.SPACE_CATEGORY).join(", ")}`,
    }));
  return {
    photos: ordered
      .filter(({ isPanorama }) => !isPanorama)
      .map(({ name, word }) => ({ file: name, spaceCategoryId: spaceOf(word) })),
    panoramas: panoramas.map(({ name, word }) => ({ file: name, spaceCategoryId: spaceOf(word) })),
    problems,
  };
}

/** `living-room-2.jpg` is the second of its space. The first of every space come first, the cover before all, a bathroom last. */
function partsOf(name: string) {
  const bare = name.replace(/\.[^.]*$/, "").toLowerCase();
  const [, start = "", digits] = /^(.*?)[-_ ]*(\d{1,4})?$/.exec(bare) ?? [];
  const isPanorama = /^pano(?:rama)?[-_ ]/.test(`${start}-`);
  const word = start
    .replace(/^pano(?:rama)?[-_ ]*/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  const number = digits === undefined ? null : Number(digits);
  return { isPanorama, word, position: fold(start) === "cover" ? 0 : (number ?? 1) };
}
