import { type PhotoRefusal, photoRefusals } from "#api/photo/photo-intake.ts";
import type { ImportedHome } from "#contract/host/imported-home.ts";
import type { ListingBody } from "#contract/host/listing-body.ts";
import { hashDistance, LIKE_DISTANCE } from "#domain/picture/hash-distance.ts";
import type { PhotoKind } from "#domain/picture/photo-limits.ts";
import type { ImportDeps } from "./import-deps.ts";
import { type ImportProblem, problemLine, shownValue } from "./import-problem.ts";
import type { Origin } from "./read/home-draft.ts";
import { isAddress, photoFinder } from "./read/home-photos.ts";

type Pictures = Pick<ListingBody, "photos" | "panoramas">;
type TakenPictures = {
  pictures: Pictures;
  problems: ImportProblem[];
  /** What an operator should look at, by file and row. */
  notes: string[];
};
type Place = Pick<ImportProblem, "file" | "row" | "column" | "read">;
type FindOrigin = (path: readonly PropertyKey[]) => Origin & { column: string };
type PictureHome = { home: ImportedHome; folder: string; hostId: number | null; originOf: FindOrigin };
type Finder = ReturnType<typeof photoFinder>;
type Deps = Pick<ImportDeps, "takePhoto" | "fetchPicture" | "operator">;
type Refused = { allowed: string };
type JudgedPhoto = Exclude<Awaited<ReturnType<ImportDeps["takePhoto"]>>, PhotoRefusal>;
type SeenPhoto = { file: string; photo: JudgedPhoto };

const refusedWords: Readonly<Record<number, string>> = {
  [photoRefusals.unreadable]: "a JPEG, PNG, WebP or AVIF picture that can be read to its end",
  [photoRefusals.tooSmall]: "a larger picture",
  [photoRefusals.duplicate]: "each picture once",
  [photoRefusals.tooLarge]: "a smaller file",
};

/** Takes the pictures of a home in, one after the other; one that was taken in before costs no work. */
export async function takePictures(deps: Deps, given: PictureHome): Promise<TakenPictures> {
  const { home, hostId } = given;
  const found: Pick<TakenPictures, "problems" | "notes"> = { problems: [], notes: [] };
  const seen: SeenPhoto[] = [];
  const find = photoFinder(given.folder, home.externalId);
  const take = async <Description extends { file: string }>(
    kind: PhotoKind,
    field: "photos" | "panoramas",
    descriptions: readonly Description[],
  ) => {
    const taken: (Omit<Description, "file"> & { photoId: number })[] = [];
    for (const [index, { file, ...rest }] of descriptions.entries()) {
      if (hostId === null) continue;
      const place = placeOf(given, [field, index, "file"], file);
      const photo = await takeOne(deps, find, { kind, file, hostId });
      const same = "photoId" in photo && seen.find((other) => other.photo.sha256 === photo.sha256);
      if ("allowed" in photo) found.problems.push({ ...place, allowed: photo.allowed });
      else if (same)
        found.problems.push({ ...place, allowed: refusal(photoRefusals.duplicate, { sameAs: same.file }) });
      else {
        found.notes.push(...notesOn(photo, kind, seen).map((allowed) => problemLine({ ...place, allowed })));
        seen.push({ file, photo });
        taken.push({ ...rest, photoId: photo.photoId });
      }
    }
    return taken;
  };
  const photos = await take("photo", "photos", home.photos);
  const panoramas = await take("panorama", "panoramas", home.panoramas);
  return { pictures: { photos, panoramas }, ...found };
}

async function takeOne(
  { takePhoto, fetchPicture, operator }: Deps,
  find: Finder,
  { kind, file, hostId }: { kind: PhotoKind; file: string; hostId: number },
): Promise<JudgedPhoto | Refused> {
  const source = isAddress(file) ? await bytesAt(fetchPicture, file, kind) : find(file);
  if ("allowed" in source) return source;
  const given = "bytes" in source ? source.bytes : source.path;
  const photo = await takePhoto({ source: given, kind, hostId, madeBy: `operator:${operator.by.trim()}` });
  if ("refused" in photo) return { allowed: refusal(photo.refused, photo.details) };
  return photo.state === "refused" ? { allowed: "a picture that no operator has refused" } : photo;
}

async function bytesAt(
  fetchPicture: ImportDeps["fetchPicture"],
  url: string,
  kind: PhotoKind,
): Promise<{ bytes: Buffer } | Refused> {
  const fetched = await fetchPicture(url, kind);
  if (fetched === "too-large") return { allowed: refusal(photoRefusals.tooLarge, {}) };
  return "refused" in fetched ? { allowed: fetched.refused } : fetched;
}

/** What an operator looks at: pictures that look alike. */
function notesOn(photo: JudgedPhoto, kind: PhotoKind, seen: readonly SeenPhoto[]): string[] {
  const like = seen.find((other) => hashDistance(other.photo.dhash, photo.dhash) <= LIKE_DISTANCE);
  const notes = kind === "photo" && like ? [`it looks like “${like.file}”`] : [];
  if (photo.original !== null) notes.push(`it looks like photo ${photo.original} of another host`);
  if (photo.state === "waiting") notes.push(`it waits for an operator as photo ${photo.photoId}`);
  return notes;
}

/** The row that names a picture; one that is there by its name alone is named by its path. */
function placeOf({ home, originOf }: PictureHome, path: readonly PropertyKey[], file: string): Place {
  const { file: table, row, column } = originOf(path);
  if (table === "photos.csv" || isAddress(file)) return { file: table, row, column, read: shownValue(file) };
  return { file: `photos/${home.externalId}/${file}`, row: null, column: "", read: "" };
}

function refusal(code: number, details: Record<string, number | string>): string {
  const more = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  return `${refusedWords[code] ?? "another picture"} (${[`code ${code}`, ...more].join(", ")})`;
}
