import { remember } from "#api/platform/cache/ttl-cache.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { PictureFiles } from "./picture-files.ts";
import type { PictureName } from "./picture-path.ts";
import { type PictureSubject, pictureCampaigns, readPictureHome } from "./picture-subject.ts";
import type { RenderPool, RenderWish } from "./render-pool.ts";
import { singleFlight } from "./single-flight.ts";

export type PictureParts = { db: Db; files: PictureFiles; pool: RenderPool; log: Log };
export type HandedPicture = { bytes: Uint8Array; outcome: "kept" | "drawn" };

export type PictureDesk = {
  /** What a picture that exists shows, drawn or not; `null` for every other. */
  subjectOf: (name: PictureName) => Promise<PictureSubject | null>;
  kept: (name: PictureName, subject: PictureSubject) => Promise<HandedPicture | null>;
  /** From the folder, or drawn now: once, however many ask for it. `null` when nobody draws this key. */
  hand: (name: PictureName, subject: PictureSubject, wish: RenderWish) => Promise<HandedPicture | null>;
};

const KNOWN_HOMES = 20_000;
const KNOWN_FOR_MS = 60_000;

export function pictureDesk({ db, files, pool, log }: PictureParts): PictureDesk {
  const homeById = remember((id: number) => readPictureHome(db, id), { most: KNOWN_HOMES, forMs: KNOWN_FOR_MS });
  const once = singleFlight<HandedPicture | null>();

  const kept = async (name: PictureName, subject: PictureSubject): Promise<HandedPicture | null> => {
    const bytes = await files.read(fileName(name, subject));
    return bytes && { bytes, outcome: "kept" };
  };

  const draw = async (
    { key, width, format }: PictureName,
    file: string,
    { facts }: PictureSubject,
    wish: RenderWish,
  ) => {
    const bytes = await pool.render({ facts, key, width, format }, wish);
    if (!bytes) return null;
    // A full disk costs time, not the picture.
    await files.write(file, bytes).catch((err: unknown) => log.warn({ err }, "picture not kept"));
    return { bytes, outcome: "drawn" } as const;
  };

  return {
    subjectOf: async ({ propertyId, key }) => {
      const subject = propertyId === null ? pictureCampaigns : await homeById(propertyId);
      return subject?.keys.has(key) ? subject : null;
    },
    kept,
    hand: (name, subject, { owner, signal: left }) => {
      const file = fileName(name, subject);
      const work = async (signal: AbortSignal) =>
        (await kept(name, subject)) ?? (await draw(name, file, subject, { owner, signal }));
      return once(file, work, left);
    },
  };
}

/** A thousand homes a folder at most; the fingerprint keeps pictures of other facts apart. */
function fileName({ version, propertyId, key, width, format }: PictureName, { fingerprint }: PictureSubject): string {
  const folder = propertyId === null ? "campaign" : `${Math.floor(propertyId / 1000)}/${propertyId}`;
  return `${version}/${folder}/${fingerprint}-${key}-${width}.${format}`;
}
