import type { Language } from "#domain/site/language.ts";
import type { Brand } from "#domain/site/sites.ts";

const brands: readonly Brand[] = ["mabeet", "tajawal"];
const languages: readonly Language[] = ["ar", "en"];
const widths = [320, 960, 1280, 1920] as const;

export type AxeVariant = { brand: Brand; language: Language; width: number };

/** Every way a page is looked at by axe. */
export const axeVariants: AxeVariant[] = brands.flatMap((brand) =>
  languages.flatMap((language) => widths.map((width) => ({ brand, language, width }))),
);

/** Deals one variant to each page in turn; a step of 5 through 16 meets them all and never repeats a neighbour's brand, language and width. */
export function dealt(place: number): AxeVariant {
  return axeVariants[(place * 5) % axeVariants.length] as AxeVariant;
}
