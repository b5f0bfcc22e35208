import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#api/database/database.ts";
import type { PictureFiles } from "./picture-files.ts";
import { type PictureHome, readPictureHome } from "./picture-home.ts";
import type { PictureName } from "./picture-path.ts";
import { remember } from "./remember.ts";
import type { RenderPool, RenderWish } from "./render-pool.ts";
import { singleFlight } from "./single-flight.ts";

export type PictureParts = { db: Db; files: PictureFiles; pool: RenderPool; log: FastifyBaseLogger };
export type HandedPicture = { bytes: Uint8Array; outcome: "kept" | "drawn" };

export type PictureDesk = {
  /** The home of a picture that exists, drawn or not; `null` for every other. */
  homeOf: (name: PictureName) => Promise<PictureHome | null>;
  kept: (name: PictureName, home: PictureHome) => Promise<HandedPicture | null>;
  /** From the folder, or drawn now: once, however many ask for it. `null` when nobody draws this key. */
  hand: (name: PictureName, home: PictureHome, wish: RenderWish) => Promise<HandedPicture | null>;
};

const KNOWN_HOMES = 20_000;
const KNOWN_FOR_MS = 60_000;

export function pictureDesk({ db, files, pool, log }: PictureParts): PictureDesk {
  const homeById = remember((id: number) => readPictureHome(db, id), { most: KNOWN_HOMES, forMs: KNOWN_FOR_MS });
  const once = singleFlight<HandedPicture | null>();

  const kept = async (name: PictureName, home: PictureHome): Promise<HandedPicture | null> => {
    const bytes = await files.read(fileName(name, home));
    return bytes && { bytes, outcome: "kept" };
  };

  const draw = async ({ key, width, format }: PictureName, file: string, { facts }: PictureHome, wish: RenderWish) => {
    const bytes = await pool.render({ facts, key, width, format }, wish);
    if (!bytes) return null;
    // A full disk costs time, not the picture.
    await files.write(file, bytes).catch((err: unknown) => log.warn({ err }, "picture not kept"));
    return { bytes, outcome: "drawn" } as const;
  };

  return {
    homeOf: async (name) => {
      const home = await homeById(name.propertyId);
      return home?.keys.has(name.key) ? home : null;
    },
    kept,
    hand: (name, home, { owner, signal: left }) => {
      const file = fileName(name, home);
      const work = async (signal: AbortSignal) =>
        (await kept(name, home)) ?? (await draw(name, file, home, { owner, signal }));
      return once(file, work, left);
    },
  };
}

/** A thousand homes a folder at most; the fingerprint keeps pictures of other facts apart. */
function fileName({ version, propertyId, key, width, format }: PictureName, { fingerprint }: PictureHome): string {
  return `${version}/${Math.floor(propertyId / 1000)}/${propertyId}/${fingerprint}-${key}-${width}.${format}`;
}
