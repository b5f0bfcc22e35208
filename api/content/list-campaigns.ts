import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { BannerText, SingleBannerText } from "#api/schema/content.ts";
import type { BannerItem } from "#contract/site/content.ts";
import type { Language } from "#domain/language/language.ts";
import { campaignPictureUrl, isCampaignPicture } from "#domain/picture/campaign-pictures.ts";
import type { Site } from "#domain/site/sites.ts";

type Row = Pick<BannerItem, "id" | "popup" | "pos" | "cta" | "voucherCode" | "bannerPosition"> &
  Pick<BannerItem, "campaignName" | "countryCode" | "brand"> & {
    startsAt: string;
    endsAt: string;
    content: Record<Language, Partial<BannerText> & SingleBannerText>;
  };

type CampaignQuery = { locale?: Language | undefined; site: Pick<Site, "brand" | "countryCode"> };

/** The current banners of a site, in both languages or in the requested one. */
export async function listCampaigns(
  db: Tx,
  { locale, site }: CampaignQuery,
): Promise<{ campaigns: Record<Language, BannerItem[]> }> {
  const { rows } = await db.execute<Row>(sql`
    SELECT b.id, b.popup, b.pos, b.cta, b.voucher_code AS "voucherCode", b.banner_position AS "bannerPosition",
      c.name AS "campaignName", c.country_code AS "countryCode", c.brand, c.starts_at AS "startsAt",
      c.ends_at AS "endsAt", b.content
    FROM campaign c JOIN banner_item b ON b.campaign_id = c.id
    WHERE c.starts_at <= app_now() AND app_now() < c.ends_at
      AND c.brand IN ('ALL', ${site.brand}) AND c.country_code IN ('ALL', ${site.countryCode})
    ORDER BY b.pos, c.starts_at DESC, b.id`);
  const listIn = (language: Language) =>
    locale === undefined || locale === language ? rows.map((row) => bannerIn(language, row)) : [];
  return { campaigns: { en: listIn("en"), ar: listIn("ar") } };
}

const noWords: BannerText = {
  destination: "",
  bannerLinks: [],
  title: "",
  images: [],
  header: "",
  bodies: [],
  validity: "",
  conditions: "",
  ctaName: "",
};

function bannerIn(language: Language, { content, startsAt, endsAt, ...row }: Row): BannerItem {
  const { bannerLink, image, body, ...stored } = content[language];
  const words = { ...noWords, ...several({ bannerLink, image, body }, stored.ctaName), ...stored };
  return {
    ...row,
    startDate: new Date(startsAt).toISOString(),
    endDate: new Date(endsAt).toISOString(),
    voucherType: "voucher",
    ...words,
    images: words.images.map((each) => (isCampaignPicture(each) ? campaignPictureUrl(each) : each)),
  };
}

function several({ bannerLink, image, body }: SingleBannerText, name = ""): Partial<BannerText> {
  return {
    ...(bannerLink && { bannerLinks: [{ link: bannerLink, name }] }),
    ...(image && { images: [image] }),
    ...(body && { bodies: [body] }),
  };
}
