import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Brand } from "#domain/site/sites.ts";
import { type Mark, marks, type Shape } from "#web/brand/marks.ts";
import { wordmarkPaths } from "./wordmark-paths.ts";

/** Writes the favicons, app icons and names of both brands into web/public/brand; run `node tools/fonts/brand-icons.ts`. */
const folder = new URL("../../web/public/brand/", import.meta.url);
const MASKABLE_SCALE = 0.8;
const CORNER = 14;

function shapeSvg(shape: Shape): string {
  return shape.strokeWidth === undefined
    ? `<path d="${shape.d}" fill="${shape.fill}"/>`
    : `<path d="${shape.d}" fill="none" stroke="${shape.stroke}" stroke-width="${shape.strokeWidth}" stroke-linecap="round"/>`;
}

function svg(mark: Mark, shapes: readonly Shape[], { corner = CORNER, scale = 1 } = {}): string {
  const shift = 32 * (1 - scale);
  const drawing = shapes.map(shapeSvg).join("");
  const placed = scale === 1 ? drawing : `<g transform="translate(${shift} ${shift}) scale(${scale})">${drawing}</g>`;
  const background = `<rect width="64" height="64" rx="${corner}" fill="${mark.background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${background}${placed}</svg>`;
}

function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Both scripts of a name in one file; a page draws the one it needs, in the colour of its text. */
function wordmark(brand: Brand): string {
  const symbols = Object.entries(wordmarkPaths[brand]).map(
    ([language, { width, path }]) => `<symbol id="${language}" viewBox="0 0 ${width} 64"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

for (const [brand, mark] of Object.entries<Mark>(marks)) {
  const brandFolder = new URL(`${brand}/`, folder);
  await mkdir(brandFolder, { recursive: true });
  const fullBleed = svg(mark, mark.tile, { corner: 0, scale: MASKABLE_SCALE });
  await writeFile(new URL("favicon.svg", brandFolder), `${svg(mark, mark.small)}\n`);
  await writeFile(new URL("wordmark.svg", brandFolder), `${wordmark(brand as Brand)}\n`);
  await writeFile(new URL("mark.svg", brandFolder), `${svg(mark, mark.tile)}\n`);
  await writeFile(new URL("favicon-32.png", brandFolder), await png(svg(mark, mark.tile), 32));
  await writeFile(new URL("apple-touch-icon.png", brandFolder), await png(fullBleed, 180));
  await writeFile(new URL("maskable-192.png", brandFolder), await png(fullBleed, 192));
  await writeFile(new URL("maskable-512.png", brandFolder), await png(fullBleed, 512));
}
