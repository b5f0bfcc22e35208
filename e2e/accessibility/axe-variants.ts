import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";

const brands: readonly Brand[] = ["mabeet", "tajawal"];
const languages: readonly Language[] = ["ar", "en"];
const widths = [320, 960, 1280, 1920] as const;

export type AxeVariant = { brand: Brand; language: Language; width: number };

/** Every combination in which axe checks a page. */
export const axeVariants: AxeVariant[] = brands.flatMap((brand) =>
  languages.flatMap((language) => widths.map((width) => ({ brand, language, width }))),
);

/** The variant of the page at this position. Steps of 5 through the 16 variants use them all, and no neighbours share brand, language and width. */
export function variantAt(index: number): AxeVariant {
  return axeVariants[(index * 5) % axeVariants.length] as AxeVariant;
}
