import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressOnce, keepCompressed } from "./compress-once.ts";

const methods = [
  ["brotli", compressOnce.brotliCompressSync, brotliDecompressSync],
  ["gzip", compressOnce.gzipSync, gunzipSync],
  ["zstd", compressOnce.zstdCompressSync, zstdDecompressSync],
] as const;

test.each(methods)(
  "an answer that is sent again is compressed once with %s, any other each time",
  (_name, pack, unpack) => {
    const [repeated, other] = [Buffer.from("a chalet ".repeat(200)), Buffer.from("a villa ".repeat(200))];
    keepCompressed(repeated);

    expect(pack(repeated)).toBe(pack(repeated));
    expect(pack(other)).not.toBe(pack(other));
    expect([unpack(pack(repeated)), unpack(pack(other))]).toEqual([repeated, other]);
  },
);

test("each encoding has a copy of its own", () => {
  const answer = Buffer.from("a chalet ".repeat(200));
  keepCompressed(answer);

  for (const [, pack, unpack] of [...methods, ...methods]) expect(unpack(pack(answer))).toEqual(answer);
});
