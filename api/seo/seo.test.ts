import { expect, test } from "vitest";
import { aCity } from "#api/testing/builders/a-city.ts";
import { aHost } from "#api/testing/builders/a-host.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { sites } from "#domain/site/sites.ts";

type App = Awaited<ReturnType<typeof testApp>>;

const ask = (app: App, url: string, host = "mabeet-sa.localhost", headers = {}) =>
  app.inject({ url, headers: { host, ...headers } });
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => String(loc));

test("every site names its own sitemap to search engines, and what they may not ask for", async () => {
  const app = await testApp();
  const { body, headers } = await ask(app, "/robots.txt", "tajawal-kw.localhost:3000");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("Sitemap: http://tajawal-kw.localhost:3000/sitemap.xml");
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => String(path));
  expect(closed).toContain("/api/");
  const isClosed = (path: string) =>
    closed.some((rule) =>
      new RegExp(`^${rule.replace(/[.+?^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}`).test(path),
    );
  for (const path of [
    "/api/x",
    "/ar/chalet/guest?cartId=1",
    "/en/mweb/chalet/payment",
    "/chalet/confirmation",
    "/consent",
  ])
    expect([path, isClosed(path)]).toEqual([path, true]);
  for (const path of [
    "/",
    "/ar/chalets-home",
    "/en/chalets/search?cityId=5",
    "/ar/chalet/details/7",
    "/img/2/7/og-1200.jpg",
    "/assets/a.js",
    "/en/privacy",
  ])
    expect([path, isClosed(path)]).toEqual([path, false]);
});

test("the index names files that are all there, on every site", async () => {
  const app = await testApp();
  await aProperty(app.db);
  for (const site of sites) {
    const host = `${site.siteId.toLowerCase()}.localhost`;
    const index = await ask(app, "/sitemap.xml", host);
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const files = locs(index.body).map((loc) => new URL(loc));
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const { hostname, pathname } of files) {
      expect(hostname).toBe(host);
      expect((await ask(app, pathname, host)).statusCode).toBe(200);
    }
  }
});

test("a listed home is there in both languages with its alternates; one that is not listed is not", async () => {
  const app = await testApp();
  const property = await aProperty(app.db, { id: 501 });
  await aProperty(app.db, { id: 502, status: "inactive" });
  await aReview(app.db, property.id, { createdAt: new Date("2026-03-04T20:00:00Z") });
  const { body } = await ask(app, "/sitemaps/homes-1.xml", "mabeet-ae.localhost");

  expect(locs(body)).toEqual(["en", "ar"].map((l) => `http://mabeet-ae.localhost:3000/${l}/chalet/details/501`));
  expect(body).toContain("<lastmod>2026-03-04</lastmod>");
  expect(body).toContain('hreflang="ar-KW" href="http://mabeet-kw.localhost:3000/ar/chalet/details/501"');
  expect(body).toContain('hreflang="x-default" href="http://mabeet-global.localhost:3000/en/chalet/details/501"');
  expect(body).toContain('href="http://mabeet-ae.localhost:3000/ar/mweb/chalet/details/501"');
});

test("a host with a listed home is there, one without is not", async () => {
  const app = await testApp();
  const [host, other] = [await aHost(app.db, { id: 1_200 }), await aHost(app.db, { id: 1_201 })];
  await aProperty(app.db, { hostId: host.id });
  await aProperty(app.db, { hostId: other.id, status: "inactive" });
  const { body } = await ask(app, "/sitemaps/hosts-2.xml", "mabeet-ae.localhost");
  expect(locs(body)).toEqual(["en", "ar"].map((l) => `http://mabeet-ae.localhost:3000/${l}/hosts/1200`));
  expect(body).toContain('href="http://mabeet-ae.localhost:3000/ar/mweb/hosts/1200"');
});

test("a city with homes is there, one without is not", async () => {
  const app = await testApp();
  await aCity(app.db, 41);
  await aProperty(app.db, { cityId: 42 });
  const { body } = await ask(app, "/sitemaps/cities.xml");
  expect(locs(body)).toContain(`http://mabeet-sa.localhost:3000/ar/chalets/search?cityId=42`);
  expect(body).not.toContain("cityId=41");
});

test.each(["/sitemaps/homes-99999.xml", "/sitemaps/homes-x.xml", "/sitemaps/other.xml", "/sitemaps/..%2f"])(
  "%s is no sitemap",
  async (url) => {
    expect((await ask(await testApp(), url)).statusCode).toBe(404);
  },
);

test.each(["/robots.txt", "/sitemap.xml", "/sitemaps/pages.xml"])("%s is not sent to who holds it", async (url) => {
  const app = await testApp();
  const first = await ask(app, url);
  const again = await ask(app, url, undefined, { "if-none-match": first.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect(first.headers["cache-control"]).toBe("public, max-age=3600");
  expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(200);
});

test("in production the addresses are those of the world", async () => {
  const { writeRobots } = await import("./write-robots.ts");
  const [site] = sites;
  expect(
    writeRobots({ site: site as (typeof sites)[number], reached: { env: "production", portSuffix: ":3000" } }),
  ).toContain("Sitemap: https://www.mabeet.com/sitemap.xml");
});
