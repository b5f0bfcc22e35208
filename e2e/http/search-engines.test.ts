import { expect, test } from "vitest";
import { addressOf } from "../steps/address.ts";
import { isFull } from "../steps/variants.ts";
import { ask, crawl } from "./crawled-page.ts";

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => String(loc).replaceAll("&amp;", "&"));

/** A sitemap entry: the address of a page and its alternates by language. */
function entries(xml: string) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    loc: locs(entry)[0] ?? "",
    alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
  }));
}

async function sitemapEntries(site: string) {
  const files = locs((await ask(addressOf(site, "/sitemap.xml"))).html);
  const texts = await Promise.all(files.map((file) => ask(file)));
  return texts.flatMap(({ html }) => entries(html));
}

/** An even sample of a long list, with its first and last entry. */
function spread<T>(list: readonly T[], max: number): T[] {
  const step = Math.max(1, (list.length - 1) / (max - 1));
  return list.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step) || index === list.length - 1,
  );
}

for (const site of ["mabeet-sa", "tajawal-global"]) {
  test(`every page ${site} names to search engines is there and knows its own name`, async () => {
    const all = await sitemapEntries(site);
    const properties = all.filter(({ loc }) => loc.includes("/details/"));
    const others = all.filter(({ loc }) => !loc.includes("/details/"));
    expect(new Set(all.map(({ loc }) => loc)).size).toBe(all.length);
    expect(properties.length).toBeGreaterThan(100);
    expect(others.length).toBeGreaterThan(30);

    for (const { loc, alternates } of [...spread(others, 24), ...spread(properties, 8)]) {
      const page = await crawl(loc);
      expect
        .soft({ status: page.status, canonical: page.canonical, robots: page.robots, headings: page.headings }, loc)
        .toEqual({
          status: 200,
          canonical: loc,
          robots: undefined,
          headings: 1,
        });
      expect.soft([...page.title].length, `${loc}: ${page.title}`).toBeLessThanOrEqual(60);
      expect.soft([...page.description].length, `${loc}: ${page.description}`).toBeLessThanOrEqual(155);
      expect.soft(page.title && page.description, loc).toBeTruthy();
      expect.soft(Object.fromEntries(page.alternates), loc).toEqual(Object.fromEntries(alternates));
    }
  });
}

for (const path of ["/chalets-home", "/chalets/search?cityId=5", "/chalet/details/1", "/help"]) {
  test(`${path} and its alternates in other countries name each other`, async () => {
    const desktop = await crawl(addressOf("mabeet-sa", `/ar${path}`));
    const mobile = desktop.mobile ? [await crawl(desktop.mobile)] : [];
    for (const first of [desktop, ...mobile]) {
      expect(first.alternates.size).toBe(11);
      // The alternates of a page are one list, so most pages need only some of them to prove that they name each other.
      const count = isFull || path === "/chalets-home" ? 11 : 4;
      for (const [language, address] of spread([...first.alternates], count)) {
        const alternate = await crawl(address);
        expect.soft([address, alternate.status], language).toEqual([address, 200]);
        expect.soft(alternate.alternates, address).toEqual(first.alternates);
      }
    }
  });
}

for (const path of ["/chalets-home", "/chalets/search?cityId=5", "/chalet/details/1"]) {
  test(`${path} and its alternate for phones name each other, and say the same`, async () => {
    const desktop = await crawl(addressOf("tajawal-kw", `/ar${path}`));
    const mobile = await crawl(desktop.mobile ?? "");
    expect([mobile.status, mobile.canonical, mobile.mobile]).toEqual([200, desktop.canonical, undefined]);
    expect([mobile.title, mobile.description]).toEqual([desktop.title, desktop.description]);
    expect(mobile.things.map((thing) => thing["@type"])).toEqual(desktop.things.map((thing) => thing["@type"]));
  });
}

test("the blocks for search engines say what the pages show", async () => {
  const types = async (path: string) =>
    (await crawl(addressOf("mabeet-sa", path))).things.map((thing) => thing["@type"]);
  expect(await types("/ar/chalets-home")).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(await types("/ar/chalets/search?cityId=5")).toEqual(expect.arrayContaining(["BreadcrumbList", "ItemList"]));
  expect(await types("/ar/chalet/details/1")).toEqual(expect.arrayContaining(["BreadcrumbList"]));

  const list = (await crawl(addressOf("mabeet-sa", "/ar/chalets/search?cityId=5"))).things.find(
    (thing) => thing["@type"] === "ItemList",
  ) as { itemListElement: { position: number; url: string; name: string; image: string }[] };
  expect(list.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const first = await crawl(list.itemListElement[0]?.url ?? "");
  expect([first.status, first.title]).toEqual([
    200,
    expect.stringContaining(list.itemListElement[0]?.name.slice(0, 12) ?? "-"),
  ]);
});

test("a list that is narrowed, ordered or turned over is for guests only, and names the city's page", async () => {
  const city = addressOf("mabeet-sa", "/ar/chalets/search?cityId=5");
  for (const more of ["pageNo=2", "sortBy=price-asc", "propertyTypes=1", "priceFilter=500-2000", "is3DView=1"]) {
    const page = await crawl(`${city}&${more}`);
    expect.soft([more, page.status, page.robots, page.canonical]).toEqual([more, 200, "noindex,follow", city]);
    expect.soft(page.alternates.size, more).toBe(0);
  }
  const dated = await crawl(`${city}&checkIn=29-12-2026&checkOut=30-12-2026`);
  expect([dated.robots, dated.canonical]).toEqual([undefined, city]);
});

test("a page somebody paid for is not listed", async () => {
  const page = await crawl(addressOf("mabeet-sa", "/ar/chalets-home?utm_medium=cpc&title=x"));
  expect([page.robots, page.canonical]).toEqual(["noindex,follow", addressOf("mabeet-sa", "/ar/chalets-home")]);
});

test("what does not exist says so by its status", async () => {
  for (const path of [
    "/ar/no-such-page",
    "/xx/chalets-home",
    "/ar/chalets/search?cityId=999",
    "/ar/chalet/details/99999999",
    "/ar/chalet/details/x",
    "/sitemaps/homes-9999.xml",
  ])
    expect.soft([path, (await ask(addressOf("mabeet-sa", path))).status]).toEqual([path, 404]);
});

test("robots.txt of each site closes what is no page and names its sitemap", async () => {
  for (const site of ["mabeet-sa", "tajawal-bh"]) {
    const { html: text, headers } = await ask(addressOf(site, "/robots.txt"));
    expect(headers["content-type"]).toContain("text/plain");
    expect(text).toContain(`Sitemap: ${addressOf(site, "/sitemap.xml")}`);
    expect(text).toContain("Disallow: /api/");
    expect(text).not.toMatch(/^Disallow: \/$/m);
  }
});

for (const path of [
  "/ar/chalets-home",
  "/en/chalets/search?cityId=5",
  "/ar/chalet/details/1",
  "/en/mweb/chalets/home",
  "/ar/help",
  "/ar/no-such-page",
]) {
  test(`no link of ${path} leads nowhere or somewhere else`, async () => {
    const from = addressOf("mabeet-sa", path);
    const { links } = await crawl(from);
    const ours = links.filter((href) => href !== "" && !/^(tel|mailto|https?):|^#/.test(href));
    const itself = new URL(from.replace(/\/(ar|en)\//, "/")).pathname;
    const addresses = [...new Set(ours.map((href) => new URL(href, from).href.replace(/#.*$/, "")))].filter(
      (address) => new URL(address.replace(/\/(ar|en)\//, "/")).pathname !== itself,
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of spread(addresses, 30)) {
      const { status } = await ask(address, "HEAD");
      // Account pages redirect anonymous visitors to the login, and a sentence that is understood leads to its results.
      const redirects = /\/(ar|en)\/account(\/|$)|\/chalets\/where$/.test(new URL(address).pathname);
      expect.soft([address, status]).toEqual([address, redirects ? 302 : 200]);
    }
  });
}
