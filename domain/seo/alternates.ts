import { languages } from "#domain/language/language.ts";
import { localHostOf, type Site, sites } from "#domain/site/sites.ts";

/** How this process is reached: by the public hosts, or by local hosts with a port. */
export type Reached = { env: string; portSuffix: string };

/** The origin of a site. */
export function originOf(site: Site, { env, portSuffix }: Reached): string {
  return env === "production" ? `https://${site.domain}` : `http://${localHostOf(site)}${portSuffix}`;
}

export type Alternate = { hrefLang: string; href: string };

/** The same page on the five sites of the brand in both languages; the global site is the default. */
export function alternatesOf({ brand }: Pick<Site, "brand">, path: string, reached: Reached): Alternate[] {
  const family = sites.filter((site) => site.brand === brand);
  const pages = family.flatMap((site) =>
    languages.map((language) => ({
      hrefLang: site.countryCode === "GLOBAL" ? language : `${language}-${site.countryCode}`,
      href: `${originOf(site, reached)}/${language}${path}`,
    })),
  );
  const forEverybody = pages.find(({ hrefLang }) => hrefLang === "en");
  return forEverybody ? [...pages, { hrefLang: "x-default", href: forEverybody.href }] : pages;
}

/** The media query of a page under /mweb, which its desktop page names for search engines. */
export const MOBILE_MEDIA = "only screen and (max-width: 959px)";
