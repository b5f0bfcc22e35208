import type { IncomingMessage } from "node:http";
import { pipeline, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutsideRefused } from "./outside-refused.ts";

const decoders: Readonly<Record<string, () => Transform | null>> = {
  "": () => null,
  identity: () => null,
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The encodings that `readOutsideBody` understands. */
export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

/** Reads a body to its end. The limit counts what comes out of decompression, so that a small body cannot become a huge one. */
export async function readOutsideBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const decoder = decoderOf(response);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const decoded = decoder ? pipeline(response, decoder, () => {}) : response;
  for await (const chunk of decoded as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      response.destroy();
      throw new OutsideRefused("too-large");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoderOf(response: IncomingMessage): Transform | null {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (decoder) return decoder();
  response.destroy();
  throw new OutsideRefused("encoding");
}
