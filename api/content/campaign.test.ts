import { expect, test } from "vitest";
import { type BannerText, bannerItems, campaigns } from "#api/schema/content.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";

const app = await testApp({ env: clockAt("2026-12-01T09:00:00Z") });
const url = "/api/accommodation/campaign";

const words = (title: string, image = "/img/banner.avif"): BannerText => ({
  destination: "Riyadh",
  bannerLinks: [
    { link: "/chalets", name: "See homes" },
    { link: "/help", name: "How it works" },
  ],
  title,
  images: [image, "/img/second.avif"],
  header: "Winter",
  bodies: ["Camps and fires", "Two nights or more"],
  validity: "Until 31 December",
  conditions: "On two nights or more",
  ctaName: "See homes",
});

type Campaign = Partial<typeof campaigns.$inferInsert>;

async function aCampaign(title: string, given: Campaign = {}, pos = 1, image?: string): Promise<void> {
  const period = { startsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2027-01-01T00:00:00Z") };
  const [row] = await app.db
    .insert(campaigns)
    .values({ name: title, ...period, ...given })
    .returning();
  await app.db.insert(bannerItems).values({
    campaignId: row?.id as number,
    pos,
    cta: "/chalets/search?cityId=5",
    voucherCode: "WINTER-10",
    content: { en: words(title, image), ar: words(`${title} بالعربية`, image) },
  });
}

await aCampaign("second", {}, 2);
await aCampaign("first");
await aCampaign("begins-now", { startsAt: new Date("2026-12-01T09:00:00Z") }, 3);
await aCampaign("over", { endsAt: new Date("2026-12-01T08:59:59Z") });
await aCampaign("not-yet", { startsAt: new Date("2026-12-01T10:00:00Z") });
await aCampaign("kuwait", { countryCode: "KW" });
await aCampaign("tajawal", { brand: "tajawal" });
await aCampaign("by-the-sea", { countryCode: "AE" }, 4, "campaign-sea");

async function titles(query = "", host = "mabeet-sa.localhost", language: "en" | "ar" = "en"): Promise<string[]> {
  const answer = await app.inject({ url: `${url}${query}`, headers: { host } });
  return answer.json().campaigns[language].map(({ title }: { title: string }) => title);
}

test("a guest sees the banners of now, in their order, with all their words", async () => {
  const { campaigns: shown } = (await app.inject(url)).json();

  expect(await titles()).toEqual(["first", "second", "begins-now"]);
  expect(shown.en[0]).toMatchObject({
    campaignName: "first",
    startDate: "2026-11-01T00:00:00.000Z",
    endDate: "2027-01-01T00:00:00.000Z",
    popup: false,
    pos: 1,
    cta: "/chalets/search?cityId=5",
    voucherCode: "WINTER-10",
    voucherType: "voucher",
    bannerPosition: 0,
    countryCode: "ALL",
    brand: "ALL",
    ...words("first"),
  });
  expect(shown.ar[0].title).toBe("first بالعربية");
});

test("a banner made with an airline names the airline, and no other banner does", async () => {
  const airline = { logo: "/art/x.svg", rating: 4.5, customer_count: null, iataCode: "Z9", page_url: "/chalets-home" };
  const [row] = await app.db
    .insert(campaigns)
    .values({
      name: "with-wings",
      countryCode: "BH",
      startsAt: new Date("2026-11-01T00:00:00Z"),
      endsAt: new Date("2027-01-01T00:00:00Z"),
    })
    .returning();
  const text = { ...words("with-wings"), airline };
  await app.db
    .insert(bannerItems)
    .values({ campaignId: row?.id as number, pos: 9, cta: "/chalets-home", content: { en: text, ar: text } });
  const { campaigns: shown } = (await app.inject(`${url}?siteId=mabeet-BH`)).json();

  expect(shown.en.at(-1)).toMatchObject({ campaignName: "with-wings", airline });
  expect(shown.en[0]).not.toHaveProperty("airline");
});

test("a banner that names one of our pictures gets its address", async () => {
  const { campaigns: shown } = (await app.inject(`${url}?siteId=mabeet-AE`)).json();

  for (const list of [shown.en, shown.ar])
    expect(list.at(-1)).toMatchObject({
      campaignName: "by-the-sea",
      images: ["/img/2/campaign/campaign-sea-960.avif", "/img/second.avif"],
    });
});

test("a banner for one country or one brand is shown there only", async () => {
  expect(await titles("", "mabeet-kw.localhost")).toContain("kuwait");
  expect(await titles("", "tajawal-sa.localhost")).toContain("tajawal");
  expect(await titles("?siteId=tajawal-KW")).toEqual(expect.arrayContaining(["kuwait", "tajawal"]));
  expect(await titles("?siteId=mabeet-GLOBAL")).toEqual(["first", "second", "begins-now"]);
});

test("a request with a language gets that language only", async () => {
  expect(await titles("?locale=ar")).toEqual([]);
  expect(await titles("?locale=ar", undefined, "ar")).toHaveLength(3);
});

test.each(["?locale=fr", "?siteId=mabeet-XX", "?siteId=constructor", "?siteId=1", "?country=SA"])(
  "%s is refused",
  async (query) => {
    const answer = await app.inject(`${url}${query}`);

    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
  },
);

test("a banner that was stored with one link, image and body is shown with them", async () => {
  const period = { startsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2027-01-01T00:00:00Z") };
  const [row] = await app.db
    .insert(campaigns)
    .values({ name: "old", countryCode: "BH", ...period })
    .returning();
  const { bannerLinks: _, images: __, bodies: ___, ...text } = words("old");
  const old = { ...text, bannerLink: "/chalets", image: "campaign-sea", body: "Camps and fires" };
  const content = { en: old, ar: old } as unknown as { en: BannerText; ar: BannerText };
  await app.db.insert(bannerItems).values({ campaignId: row?.id as number, pos: 9, cta: "/chalets", content });
  const answer = await app.inject({ url, headers: { host: "mabeet-bh.localhost" } });
  expect(answer.json().campaigns.en.at(-1)).toMatchObject({
    bannerLinks: [{ link: "/chalets", name: "See homes" }],
    images: ["/img/2/campaign/campaign-sea-960.avif"],
    bodies: ["Camps and fires"],
  });
});
