import { languages } from "#domain/language/language.ts";
import {
  type Page,
  type PageArguments,
  type PageValues,
  type PlainPage,
  pagePath,
} from "#domain/page/page-addresses.ts";
import { alternatesOf, originOf, type Reached } from "#domain/seo/alternates.ts";
import type { SitemapPage } from "#domain/seo/sitemap.ts";
import type { Site } from "#domain/site/sites.ts";

export type PageContext = { site: Site; reached: Reached };

/** Pages that every site has, whatever is in the catalogue. */
export const fixedPages = ["frontPage", "help", "terms", "privacy"] as const satisfies readonly PlainPage[];

/** One page of a site in both languages, with its alternates in other countries and on phones. */
export function pagesAt<Name extends Page>(
  { site, reached }: PageContext,
  page: Name,
  values: PageValues<Name>,
  lastmod: string | null = null,
): SitemapPage[] {
  const origin = originOf(site, reached);
  const args = [values] as PageArguments<Name>;
  const desktop = pagePath(page, "desktop", ...args);
  const mobile = pagePath(page, "mobile", ...args);
  const alternates = alternatesOf(site, desktop, reached);
  return languages.map((language) => ({
    loc: `${origin}/${language}${desktop}`,
    alternates,
    mobile: mobile === desktop ? undefined : `${origin}/${language}${mobile}`,
    lastmod,
  }));
}
