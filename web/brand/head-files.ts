import type { Language } from "#domain/site/language.ts";
import type { Brand } from "#domain/site/sites.ts";

/** The font file that each language needs first; the browser loads the others when it needs their letters. */
export const preloadedFont: Record<Language, string> = {
  en: "/fonts/open-sans-variable.woff2",
  ar: "/fonts/noto-sans-arabic-ui-400.woff2",
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
