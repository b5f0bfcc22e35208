import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = "**/*.{js,css,svg,json,txt,xml,webmanifest,html}";
const TOO_SMALL = 1024;

const ways = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` file for every text file of the build that gets smaller, so that no request compresses it.
 */
export async function compressAssets(folder: string): Promise<void> {
  const paths = globSync(TEXTS, { cwd: folder }).map((path) => join(folder, path));
  await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path);
      if (text.length < TOO_SMALL) return;
      for (const [ending, squeeze] of Object.entries(ways)) {
        const squeezed = await squeeze(text);
        if (squeezed.length < text.length) await writeFile(`${path}.${ending}`, squeezed);
      }
    }),
  );
}
