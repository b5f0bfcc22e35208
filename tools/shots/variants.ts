import { type Language, languages } from "#domain/language/language.ts";
import { type Brand, localHostOf, sites } from "#domain/site/sites.ts";
import type { ShotPage } from "./shot-page.ts";

export type Variant = { brand: Brand; language: Language; width: number };

type SiteVariant = Pick<Variant, "brand" | "language">;

const widths = [390, 768, 1280, 1920];
const brands: Brand[] = ["mabeet", "tajawal"];

/** All variants of a page: brand × language × width, in the order of the contact sheet. */
export const variants: readonly Variant[] = brands.flatMap((brand) =>
  languages.flatMap((language) => widths.map((width) => ({ brand, language, width }))),
);

/** Browsers resolve `*.localhost` by themselves, so the host chooses the brand's site. */
export function addressOf({ brand, language }: SiteVariant, { path, country }: ShotPage, port: number): string {
  const site = sites.find(({ siteId }) => siteId.toLowerCase() === `${brand}-${country ?? "sa"}`);
  if (!site) throw new Error(`${brand} has no site in ${country}`);
  return `http://${localHostOf(site)}:${port}/${language}${path}`;
}

export function fileNameOf(pageId: string, { brand, language, width }: Variant): string {
  return `${pageId}/${brand}-${language}-${width}.jpg`;
}
