import { alternatesOf, originOf, type Reached } from "#domain/seo/alternates.ts";
import { type Place, places } from "#domain/seo/places.ts";
import type { SitemapPage } from "#domain/seo/sitemap.ts";
import { languages } from "#domain/site/language.ts";
import type { Site } from "#domain/site/sites.ts";

export type Asked = { site: Site; reached: Reached };

/** Pages that are there on every site, whatever is in the catalogue. */
export const fixedPlaces = ["home", "help", "terms", "privacy"] as const satisfies readonly Place[];

/** One page of a site in both languages, with its twins in other countries and on phones. `end` follows its path. */
export function pagesAt(
  { site, reached }: Asked,
  place: Place,
  { end = "", lastmod = null }: { end?: string; lastmod?: string | null } = {},
): SitemapPage[] {
  const { desktop, mobile } = places[place];
  const origin = originOf(site, reached);
  const alternates = alternatesOf(site, desktop + end, reached);
  return languages.map((language) => ({
    loc: `${origin}/${language}${desktop}${end}`,
    alternates,
    mobile: mobile === desktop ? undefined : `${origin}/${language}${mobile}${end}`,
    lastmod,
  }));
}
