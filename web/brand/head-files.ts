import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";

const fontFile = (name: string) => `/fonts/${name}.woff2`;
const arabicFonts = [
  "noto-sans-arabic-ui-400",
  "noto-sans-arabic-ui-700",
  "open-sans-static-400",
  "open-sans-static-700",
  "el-messiri-arabic-700",
];

/** All font files of a language: a page whose fonts come one after another is laid out again for each of them. */
export const preloadedFonts: Record<Language, readonly string[]> = {
  en: [fontFile("open-sans-variable")],
  ar: arabicFonts.map(fontFile),
};

/** The URLs of the brand's icons under `web/public`. */
export function brandIcons(brand: Brand) {
  const folder = `/brand/${brand}`;
  return {
    favicon: `${folder}/favicon.svg`,
    favicon32: `${folder}/favicon-32.png`,
    appleTouch: `${folder}/apple-touch-icon.png`,
    maskable192: `${folder}/maskable-192.png`,
    maskable512: `${folder}/maskable-512.png`,
  };
}
