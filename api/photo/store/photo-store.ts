import type { PhotoClass } from "#api/schema/photo.ts";

export type StoredObject = { key: string; size: number; changedAt: Date };

/** Where the bytes of pictures are. A key begins with the class of the picture. */
export type PhotoStore = {
  /** Replaces what the key had, at once or not at all. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  head: (key: string) => Promise<StoredObject | null>;
  /** Also of a key that does not exist. */
  delete: (key: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<StoredObject>;
};

/** A picture is stored under the hash of its bytes. */
export function photoObjectKey(photoClass: PhotoClass, sha256: string): string {
  return `${photoClass}/${sha256.slice(0, 2)}/${sha256}.webp`;
}

const keyPattern = /^(public|draft|private)\/[0-9a-f]{2}\/([0-9a-f]{64})\.webp$/;

/** What a key says; `null` for an object that is no picture. */
export function readObjectKey(key: string): { class: PhotoClass; sha256: string } | null {
  const [, photoClass, sha256] = keyPattern.exec(key) ?? [];
  return photoClass && sha256 ? { class: photoClass as PhotoClass, sha256 } : null;
}
