import { languages } from "#domain/site/language.ts";
import { localHostOf, type Site, sites } from "#domain/site/sites.ts";

/** How this process is reached: by the hosts of the world, or by their twins on this machine and its port. */
export type Reached = { env: string; portSuffix: string };

/** Where a site answers. */
export function originOf(site: Site, { env, portSuffix }: Reached): string {
  return env === "production" ? `https://${site.domain}` : `http://${localHostOf(site)}${portSuffix}`;
}

export type Alternate = { hrefLang: string; href: string };

/** The same page on the five sites of the brand in both languages; the global site stands for everybody else. */
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

/** Which windows a page under /mweb is made for, as its desktop twin tells search engines. */
export const MOBILE_MEDIA = "only screen and (max-width: 959px)";
