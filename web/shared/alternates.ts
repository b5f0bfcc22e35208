import { languages } from "#domain/site/language.ts";
import { localHostOf, type Site, sites } from "#domain/site/sites.ts";
import type { AppEnv } from "#web/lib/visit.ts";

/** Where a site answers: its own host in production, its twin on this machine otherwise. */
export function originOf(site: Site, env: AppEnv, portSuffix: string): string {
  return env === "production" ? `https://${site.domain}` : `http://${localHostOf(site)}${portSuffix}`;
}

/** The same page on the five sites of the brand in both languages; the global site stands for everybody else. */
export function alternatesOf({ brand }: Site, path: string, env: AppEnv, portSuffix: string) {
  const family = sites.filter((site) => site.brand === brand);
  const pages = family.flatMap((site) =>
    languages.map((language) => ({
      hrefLang: site.countryCode === "GLOBAL" ? language : `${language}-${site.countryCode}`,
      href: `${originOf(site, env, portSuffix)}/${language}${path}`,
    })),
  );
  const forEverybody = pages.find(({ hrefLang }) => hrefLang === "en");
  return forEverybody ? [...pages, { hrefLang: "x-default", href: forEverybody.href }] : pages;
}
