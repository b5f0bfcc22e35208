import { constants } from "node:zlib";
import { compressOnce } from "#api/platform/http/compress-once.ts";

/**
 * Zstandard costs a third of brotli's quality 4 for the same size. An answer that fits into one packet is sent as it is.
 * An answer of some kilobytes is compressed at once: a stream and a thread cost more than that.
 */
export const compression = {
  encodings: ["zstd", "br", "gzip"] as ("zstd" | "br" | "gzip")[],
  threshold: 1400,
  syncThreshold: 64 * 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { level: 3 },
  zlib: compressOnce,
};
