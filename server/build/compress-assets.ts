import { globSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = "**/*.{js,css,svg,json,txt,xml,webmanifest,html}";
const TOO_SMALL = 1024;

const encodings = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` file for every text file of the build that gets smaller, so that no request compresses it.
 * One after another, because guests are already served meanwhile.
 */
export async function compressAssets(folder: string, signal?: AbortSignal): Promise<void> {
  for (const path of globSync(TEXTS, { cwd: folder })) await compressFile(join(folder, path), signal);
}

async function compressFile(path: string, signal?: AbortSignal): Promise<void> {
  const text = await readFile(path);
  if (text.length < TOO_SMALL) return;
  for (const [ending, squeeze] of Object.entries(encodings)) {
    signal?.throwIfAborted();
    const squeezed = await squeeze(text);
    if (squeezed.length < text.length) await writeWhole(`${path}.${ending}`, squeezed);
  }
}

/** Nobody reads half a file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
