import { memoize } from "#api/platform/cache/memoize.ts";
import { singleFlight } from "#api/platform/concurrency/single-flight.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { ogSize } from "#domain/picture/picture-sizes.ts";
import { ART_VERSION } from "#domain/picture/picture-url.ts";
import { readPhotoKey } from "#domain/picture/property-photo.ts";
import type { PictureFiles } from "./picture-files.ts";
import type { PictureJob } from "./picture-job.ts";
import type { PictureName } from "./picture-path.ts";
import {
  campaignSubject,
  listSubject,
  type PictureSource,
  type PictureSubject,
  photoSubject,
  readPictureSubject,
  sourceOf,
} from "./picture-subject.ts";
import type { RenderOptions, RenderPool } from "./render-pool.ts";
import { findShownPhoto, type StoredPhoto } from "./stored-photo.ts";

/** The bytes of a photograph; `null` for one that the store does not have. */
export type ReadPhotoBytes = (photo: StoredPhoto) => Promise<Uint8Array | null>;

export type PictureStoreDeps = {
  db: Db;
  files: PictureFiles;
  pool: RenderPool;
  readPhoto: ReadPhotoBytes;
  log: Log;
};
export type StoredPicture = { bytes: Uint8Array; outcome: "cached" | "drawn" };

/** `fingerprint` changes with the properties and their facts. */
export type ListPreview = { bytes: Uint8Array; fingerprint: string };

export type PictureStore = {
  /** The subject of a picture that exists, drawn or not; `null` for any other name. */
  subjectOf: (name: PictureName) => Promise<PictureSubject | null>;
  /** The picture if it was drawn before. */
  read: (name: PictureName, subject: PictureSubject) => Promise<StoredPicture | null>;
  /** Draws the picture if necessary, once for all simultaneous requests. `null` when no renderer draws this key. */
  readOrDraw: (name: PictureName, subject: PictureSubject, options: RenderOptions) => Promise<StoredPicture | null>;
  /** The preview of a list: its first properties side by side. `null` when none of them exists. */
  readOrDrawList: (propertyIds: readonly number[], options: RenderOptions) => Promise<ListPreview | null>;
  /** Draws a picture before anybody requests it, once for all widths. Returns how many files it wrote. */
  drawAhead: (picture: PictureAhead, options: { signal: AbortSignal }) => Promise<number>;
};

/** A picture in the widths of cards, in the format that nearly all browsers take. */
export type PictureAhead = Pick<PictureName, "propertyId" | "key">;

const AHEAD_WIDTHS: readonly number[] = [320, 640, 960];
/** How many properties the preview of a list shows. */
export const PREVIEW_PROPERTIES = 3;
const LIST_KEY = "list";
const listPicture: PictureName = {
  version: ART_VERSION,
  propertyId: null,
  key: LIST_KEY,
  width: ogSize.width,
  format: "jpg",
};
const CACHED_SUBJECTS = 20_000;
const SUBJECT_TTL_MS = 60_000;

export function pictureStore({ db, files, pool, readPhoto, log }: PictureStoreDeps): PictureStore {
  const subjectById = memoize((id: number) => readPictureSubject(db, id), {
    max: CACHED_SUBJECTS,
    ttlMs: SUBJECT_TTL_MS,
  });
  const once = singleFlight<StoredPicture | null>();

  const read = async (name: PictureName, subject: PictureSubject): Promise<StoredPicture | null> => {
    const bytes = await files.read(fileName(name, subject));
    return bytes && { bytes, outcome: "cached" };
  };

  const draw = async (
    { key, width, format }: PictureName,
    file: string,
    subject: PictureSubject,
    options: RenderOptions,
  ) => {
    const made = await jobOf(subject, { key, widths: [width], format }, readPhoto);
    const [bytes] = (made && (await pool.render(made, options))) ?? [];
    if (!bytes) return null;
    // A picture is sent even if the disk is full.
    await files.write(file, bytes).catch((err: unknown) => log.warn({ err }, "picture not stored"));
    return { bytes, outcome: "drawn" } as const;
  };

  const subjectOf = async ({ propertyId, key }: PictureAhead): Promise<PictureSubject | null> => {
    if (propertyId === null) return campaignSubject.keys.has(key) ? campaignSubject : null;
    const subject = await subjectById(propertyId);
    const photo = subject?.photos?.get(key);
    if (photo) return photoSubject(key, photo);
    return subject?.keys.has(key) ? subject : unknownPhoto(db, propertyId, key);
  };

  const readOrDraw: PictureStore["readOrDraw"] = (name, subject, { owner, signal: caller }) => {
    const file = fileName(name, subject);
    const work = async (signal: AbortSignal) =>
      (await read(name, subject)) ?? (await draw(name, file, subject, { owner, signal }));
    return once(file, work, caller);
  };

  return {
    subjectOf,
    read,
    drawAhead: async (picture, { signal }) => {
      const subject = await subjectOf(picture);
      if (!subject || files.isNearlyFull()) return 0;
      const nameAt = (width: number) => fileName({ ...picture, version: ART_VERSION, width, format: "avif" }, subject);
      const widths = AHEAD_WIDTHS.filter((width) => !files.has(nameAt(width)));
      if (widths.length === 0) return 0;
      const job = await jobOf(subject, { key: picture.key, widths, format: "avif" }, readPhoto);
      const drawn = (job && (await pool.render(job, { owner: "ahead", signal, isAhead: true }))) ?? [];
      await Promise.all(drawn.map((bytes, index) => files.write(nameAt(widths[index] ?? 0), bytes)));
      return drawn.length;
    },
    readOrDraw,
    readOrDrawList: async (propertyIds, options) => {
      const subject = listSubject(await Promise.all(propertyIds.slice(0, PREVIEW_PROPERTIES).map(subjectById)));
      const picture = subject && (await readOrDraw(listPicture, subject, options));
      return picture && { bytes: picture.bytes, fingerprint: subject.fingerprint };
    },
  };
}

/** A property may have got the photograph since it was read, or have shown it before. */
async function unknownPhoto(db: Db, propertyId: number, key: string): Promise<PictureSubject | null> {
  const named = readPhotoKey(key);
  const photo = named && (await findShownPhoto(db, propertyId, named));
  return photo && photoSubject(key, photo);
}

/** `null` when the store lacks a photograph. */
async function jobOf(
  subject: PictureSubject,
  picture: Pick<PictureJob, "key" | "widths" | "format">,
  readPhoto: ReadPhotoBytes,
): Promise<PictureJob | null> {
  const load = async (source: PictureSource) => {
    if ("facts" in source) return source;
    const bytes = await readPhoto(source.photo);
    return bytes && { photo: { bytes, focus: source.photo.focus } };
  };
  const own = sourceOf(subject, picture.key);
  const loaded = own && (await load(own));
  if (own && !loaded) return null;
  const beside = (await Promise.all((subject.beside ?? []).map(load))).filter((source) => source !== null);
  return { facts: null, ...loaded, ...(beside.length > 0 && { beside }), ...picture };
}

/** A folder has at most a thousand properties; a change of facts changes the fingerprint, and so the name. */
function fileName({ version, propertyId, key, width, format }: PictureName, { fingerprint }: PictureSubject): string {
  const shared = key === LIST_KEY ? "list" : "campaign";
  const folder = propertyId === null ? shared : `${Math.floor(propertyId / 1000)}/${propertyId}`;
  return `${version}/${folder}/${fingerprint}-${key}-${width}.${format}`;
}
