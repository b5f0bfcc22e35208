import { createHash } from "node:crypto";
import type { ReadPhotoBytes } from "#api/picture/picture-store.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { PhotoClass } from "#api/schema/photo.ts";
import { type PhotoStore, photoObjectKey } from "./store/photo-store.ts";

/** A photograph moves from the drafts to the public ones while its home is already shown. */
const otherClass: Record<PhotoClass, PhotoClass | null> = { draft: "public", public: "draft", private: null };

const RETRY_SECONDS = 5;

/** Reads photographs for guests. A store that is away makes them wait; half an object is none. */
export function readPhotoBytesOf(store: PhotoStore): ReadPhotoBytes {
  const read = async (photoClass: PhotoClass, sha256: string) => {
    const bytes = await store.get(photoObjectKey(photoClass, sha256)).catch((cause: unknown) => {
      throw new Problem("busy", { retryAfterSeconds: RETRY_SECONDS, cause });
    });
    return bytes && createHash("sha256").update(bytes).digest("hex") === sha256 ? bytes : null;
  };
  return async ({ sha256, class: photoClass }) => {
    const other = otherClass[photoClass];
    return (await read(photoClass, sha256)) ?? (other && read(other, sha256));
  };
}
