import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ogCities, ogSvg } from "./og-picture.ts";
import { type SitePictureFile, sitePictureFiles, svgOf } from "./site-picture-files.ts";

/** Draws the pictures of the site again: `node tools/art/draw-site-pictures.ts`. The files are committed. */
const folder = join(import.meta.dirname, "../../web/public/art");

await mkdir(folder, { recursive: true });
let bytes = 0;
for (const picture of sitePictureFiles) bytes += await writePicture(picture);
for (const brand of ["mabeet", "tajawal"] as const) {
  const drawn = sharp(Buffer.from(ogSvg(brand))).jpeg({ quality: 82, mozjpeg: true });
  bytes += (await drawn.toFile(join(folder, `og-${brand}.jpg`))).size;
}
for (const { file, svg } of ogCities) {
  const drawn = sharp(Buffer.from(svg())).flatten().jpeg({ quality: 76, mozjpeg: true });
  bytes += (await drawn.toFile(join(folder, file))).size;
}
console.log(`${sitePictureFiles.length + ogCities.length + 2} pictures, ${Math.round(bytes / 1024)} kB`);

/** Renders the largest width once and scales it down, which is sharper and faster than rendering each width. */
async function writePicture(picture: SitePictureFile): Promise<number> {
  const largest = Math.max(...picture.widths);
  const drawn = await sharp(Buffer.from(svgOf(picture, largest)))
    .flatten()
    .png()
    .toBuffer();
  let size = 0;
  for (const width of picture.widths) {
    const scaled = sharp(drawn).resize(width);
    const file = join(folder, `${picture.stem}-${width}`);
    size += (await scaled.clone().avif({ quality: 50, effort: 2 }).toFile(`${file}.avif`)).size;
    if (width !== (picture.fallback ?? width)) continue;
    size += (await scaled.clone().webp({ quality: 78 }).toFile(`${file}.webp`)).size;
  }
  return size;
}
