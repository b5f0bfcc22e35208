import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "../route.ts";

type Face = { family: string; weight: string; file: string; range: string };

const LATIN = "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02DC, U+2013-2044, U+20AC, U+2122, U+2190-2193, U+2212";
const ARABIC =
  "U+0020-0021, U+002C-002E, U+0030-003A, U+00A0, U+00AB, U+00BB, U+0600-06FF, U+200B-2011, U+25CC, U+FB50-FDFF, U+FE70-FEFC";

/** The merchant's fonts, as a merchant uploads them to its gateway: the frame in its page looks like the page. */
const faces: readonly Face[] = [
  { family: "Open Sans", weight: "400 700", file: "open-sans-variable", range: LATIN },
  { family: "NotoSansArabicUI", weight: "400", file: "noto-sans-arabic-ui-400", range: ARABIC },
  { family: "NotoSansArabicUI", weight: "700", file: "noto-sans-arabic-ui-700", range: ARABIC },
];

const FOLDER = join(import.meta.dirname, "../../web/public/fonts");

export const fontFaces = faces
  .map(
    ({ family, weight, file, range }) => `@font-face { font-family: "${family}"; font-weight: ${weight};
    font-display: swap; src: url("/fonts/${file}.woff2") format("woff2"); unicode-range: ${range} }`,
  )
  .join("\n");

/** A frame may be on another origin than the page, so it gets the files from its own. */
export const fontRoutes: readonly Route[] = faces.map(({ file }) => ({
  method: "GET",
  path: new RegExp(`^/fonts/${file}\\.woff2$`),
  answer: () => ({
    font: readFileSync(join(FOLDER, `${file}.woff2`)),
    headers: { "cache-control": "public, max-age=86400" },
  }),
}));
