import { memoize } from "#api/platform/cache/memoize.ts";
import type { Db } from "#api/platform/database/database.ts";
import { MOBILE_MEDIA, originOf, type Reached } from "#domain/seo/alternates.ts";
import { type SitemapPage, writeSitemap, writeSitemapIndex } from "#domain/seo/sitemap.ts";
import { type Site, type SiteId, sites } from "#domain/site/sites.ts";
import { hostsOfFile, listedCities, listedFiles, propertiesOfFile } from "./read-listed.ts";
import { fixedPages, type PageContext, pagesAt } from "./site-pages.ts";

const FOR_MS = 600_000;
/** A file of properties has up to 1.5 MB. */
const MAX_CACHED = 16;

/** The sitemaps of each site, cached for ten minutes. */
export function sitemapFiles(db: Db, reached: Reached) {
  const names = memoize(() => fileNames(db), { max: 1, ttlMs: FOR_MS });
  const texts = memoize((key: string) => writeFile(db, reached, key), { max: MAX_CACHED, ttlMs: FOR_MS });

  return {
    async index(site: Site): Promise<string> {
      const origin = originOf(site, reached);
      return writeSitemapIndex((await names("all")).map((name) => `${origin}/sitemaps/${name}`));
    },
    /** `null` when there is no such file. */
    async file({ siteId }: Site, name: string): Promise<string | null> {
      return (await names("all")).includes(name) ? texts(`${siteId} ${name}`) : null;
    },
  };
}

async function fileNames(db: Db): Promise<string[]> {
  const [homes, hosts] = [await listedFiles(db, "property"), await listedFiles(db, "host")];
  return [
    ...["pages.xml", "cities.xml"],
    ...homes.map((number) => `homes-${number}.xml`),
    ...hosts.map((number) => `hosts-${number}.xml`),
  ];
}

async function writeFile(db: Db, reached: Reached, key: string): Promise<string> {
  const [siteId, name = ""] = key.split(" ") as [SiteId, string];
  const site = sites.find((known) => known.siteId === siteId) as Site;
  return writeSitemap(await pagesOf(db, { site, reached }, name), MOBILE_MEDIA);
}

async function pagesOf(db: Db, context: PageContext, name: string): Promise<SitemapPage[]> {
  if (name === "pages.xml") return fixedPages.flatMap((page) => pagesAt(context, page, {}));
  if (name === "cities.xml") {
    return (await listedCities(db)).flatMap((id) => pagesAt(context, "search", { cityId: String(id) }));
  }
  const file = Number(/\d+/.exec(name)?.[0]);
  if (name.startsWith("hosts-")) {
    return (await hostsOfFile(db, file)).flatMap((id) => pagesAt(context, "hostProfile", { hostId: String(id) }));
  }
  const listed = await propertiesOfFile(db, file);
  return listed.flatMap(({ id, lastmod }) => pagesAt(context, "property", { propertyId: String(id) }, lastmod));
}
