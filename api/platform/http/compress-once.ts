import { type BrotliOptions, brotliCompressSync, gzipSync, type ZlibOptions, zstdCompressSync } from "node:zlib";

type Compress<Options> = (answer: Buffer, options?: Options) => Buffer;

/** The compressed copies of answers that are sent again, by method. They are freed with the answer. */
const copies = new WeakMap<Buffer, Map<unknown, Buffer>>();

/** Marks an answer that will be sent again and never changes: each encoding is then compressed once. */
export function keepCompressed(answer: Buffer): void {
  copies.set(answer, new Map());
}

function once<Options>(compress: Compress<Options>): Compress<Options> {
  return (answer, options) => {
    const ownCopies = copies.get(answer);
    const copy = ownCopies?.get(compress) ?? compress(answer, options);
    ownCopies?.set(compress, copy);
    return copy;
  };
}

/** The methods of `node:zlib` with which the server compresses an answer at once. */
export const compressOnce = {
  brotliCompressSync: once<BrotliOptions>(brotliCompressSync),
  gzipSync: once<ZlibOptions>(gzipSync),
  zstdCompressSync: once<object>(zstdCompressSync),
};
