/** A point of a picture in percent of its width and height, from the left and from the top. */
export type Focus = { x: number; y: number };

/** A photograph of a property. It is one part of its address, so that a changed one has another address. */
export type PropertyPhoto = {
  id: number;
  /** Of the stored picture, in hexadecimal digits. */
  sha256: string;
  /** Of the stored picture. */
  width: number;
  height: number;
  /** The placeholder. */
  gradient: string;
  /** `null` for a photograph of the whole property. */
  spaceCategoryId: number | null;
  /** May be empty. */
  altEn: string;
  altAr: string;
  /** Where the cut to 3:2 is centred; `null` for the part that stands out most. */
  focus: Focus | null;
};

export const MAX_PHOTOS = 40;
/** Digits of the hash in an address: among ten million photographs, two share them by a chance of one to 10⁸. */
export const PHOTO_DIGITS = 18;
/** Digits in addresses that were given out before. */
const MAX_DIGITS = 24;

/** The key of the cut of a photograph that cards and galleries show. */
export function photoKey({ sha256, focus }: Pick<PropertyPhoto, "sha256" | "focus">): string {
  return `photo-${sha256.slice(0, PHOTO_DIGITS)}${focus ? `-${focus.x}-${focus.y}` : ""}`;
}

/** The key of the uncut photograph. */
export function wholePhotoKey({ sha256 }: Pick<PropertyPhoto, "sha256">): string {
  return `whole-${sha256.slice(0, PHOTO_DIGITS)}`;
}

export function panoramaKey({ sha256 }: Pick<PropertyPhoto, "sha256">): string {
  return `pano-${panoramaHash(sha256)}`;
}

/** What names a panorama in its address. */
export function panoramaHash(sha256: string): string {
  return sha256.slice(0, PHOTO_DIGITS);
}

const keyPattern = new RegExp(
  `^(photo|whole|pano)-([0-9a-f]{${PHOTO_DIGITS},${MAX_DIGITS}})(?:-(\\d{1,3})-(\\d{1,3}))?$`,
);

export type ReadPhotoKey = { kind: "photo" | "whole" | "pano"; hash: string; focus: Focus | null };

/** What a key says; `null` for the key of a drawn picture. */
export function readPhotoKey(key: string): ReadPhotoKey | null {
  const [, kind, hash, x, y] = keyPattern.exec(key) ?? [];
  if (!kind || !hash) return null;
  const focus = x && y ? { x: Number(x), y: Number(y) } : null;
  return { kind: kind as ReadPhotoKey["kind"], hash, focus };
}
