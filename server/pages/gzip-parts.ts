import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { joinSums } from "./join-sums.ts";

const deflate = promisify(deflateRaw);
const OPTIONS = { finishFlush: constants.Z_FULL_FLUSH };
/** Below this size a thread and its stream cost more than the compression. */
const AT_ONCE_BYTES = 4_096;

/** Bytes of a page as blocks of deflate that can stand between any others, with their number and their checksum. */
export type Part = { blocks: Buffer; length: number; sum: number };

/** Compresses a part by itself: it refers to nothing outside it and ends on a whole byte. */
export async function deflatePart(bytes: Buffer): Promise<Part> {
  const blocks = bytes.length < AT_ONCE_BYTES ? deflateRawSync(bytes, OPTIONS) : await deflate(bytes, OPTIONS);
  return { blocks, length: bytes.length, sum: crc32(bytes) };
}

/** A short part that is not worth compressing, as one stored block. */
export function storedPart(bytes: Buffer): Part {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return { blocks: Buffer.concat([head, bytes]), length: bytes.length, sum: crc32(bytes) };
}

/** Ten bytes: gzip, deflate, no name, no time, unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);

/** One gzip file of all parts, without compressing anything again. */
export function joinParts(parts: readonly Part[]): Buffer {
  let sum = 0;
  let length = 0;
  for (const part of parts) {
    sum = joinSums(sum, part.sum, part.length);
    length += part.length;
  }
  const foot = Buffer.alloc(8);
  foot.writeUInt32LE(sum, 0);
  foot.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([HEAD, ...parts.map(({ blocks }) => blocks), LAST_BLOCK, foot]);
}
