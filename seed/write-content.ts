import type { Client } from "pg";
import { cities } from "#api/reference/data/cities.ts";
import { coupons } from "#api/schema/cart.ts";
import { bannerItems, campaigns, carousels } from "#api/schema/content.ts";
import type { Language } from "#domain/language/language.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { type SeedCampaign, seedCampaigns } from "#seed/data/campaigns.ts";
import { cityCarousels, propertyCarousels, type SeedCarousel } from "#seed/data/carousels.ts";
import { type SeedCoupon, seedCoupons } from "#seed/data/coupons.ts";
import { copyRows } from "./copy-rows.ts";

/** Many more than a row shows, because the best known are often taken. */
const MEMBERS = 100;
/** A row with fewer properties is left out. */
const FEWEST = 4;

/** Editorial content: carousels, campaigns, their banners and their codes. */
export async function writeContent(client: Client, today: Day): Promise<void> {
  const wanted = [
    ...propertyCarousels.map((carousel) => ({ carousel, cityId: null })),
    ...cities.flatMap(({ id }) => cityCarousels.map((carousel) => ({ carousel, cityId: id }))),
  ];
  for (const [index, { carousel, cityId }] of wanted.entries()) {
    await writeCarousel(client, index + 1, carousel, cityId, today);
  }
  await copyRows(client, campaigns, seedCampaigns.map(campaignRow(today)));
  await copyRows(client, bannerItems, seedCampaigns.map(bannerRow(today)));
  await copyRows(client, coupons, seedCoupons.map(couponRow(today)));
  await client.query(
    "SELECT setval(pg_get_serial_sequence(t, 'id'), 1000) FROM unnest(ARRAY['carousel', 'campaign', 'banner_item']) AS t",
  );
}

async function writeCarousel(
  client: Client,
  id: number,
  { where, ...row }: SeedCarousel,
  cityId: number | null,
  today: Day,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT p.id FROM property p
     LEFT JOIN review_summary r ON r.property_id = p.id AND r.provider = 'mabeet'
     WHERE p.status = 'listed' AND ($2::int IS NULL OR p.city_id = $2) AND $1::date IS NOT NULL AND (${where})
     ORDER BY p.dynamic_rank DESC, p.id LIMIT ${MEMBERS}`,
    [today, cityId],
  );
  if (rows.length < FEWEST) return;
  await copyRows(client, carousels, [{ id, cityId, ...row }]);
  await client.query(
    "INSERT INTO carousel_property (carousel_id, property_id, rank) SELECT $1, id, rank FROM unnest($2::int[]) WITH ORDINALITY AS t(id, rank)",
    [id, rows.map((property) => property.id)],
  );
}

function campaignRow(today: Day) {
  return ({ name, brand = "ALL", countryCode = "ALL", from, to }: SeedCampaign, index: number) => ({
    id: index + 1,
    name,
    brand,
    countryCode,
    startsAt: riyadhMidnight(addDays(today, from)),
    endsAt: riyadhMidnight(addDays(today, to)),
  });
}

function bannerRow(today: Day) {
  return ({ to, popup = false, cta, voucherCode, images, airline, en, ar }: SeedCampaign, index: number) => {
    const lastDay = addDays(today, to - 1);
    const shared = { images, ...(airline && { airline }) };
    const textIn = (language: Language, { more = [], ...text }: SeedCampaign["en"]) => ({
      ...text,
      ...shared,
      bannerLinks: [{ path: cta, name: text.ctaName }, ...more].map(({ path, name }) => ({
        link: `/${language}${path}`,
        name,
      })),
    });
    return {
      id: index + 1,
      campaignId: index + 1,
      pos: index + 1,
      popup,
      cta,
      voucherCode,
      bannerPosition: 0,
      content: {
        en: { ...textIn("en", en), validity: `Until ${displayDay(lastDay, "en")}` },
        ar: { ...textIn("ar", ar), validity: `حتى ${displayDay(lastDay, "ar")}` },
      },
    };
  };
}

/** COPY does not apply defaults. */
const withoutLimits = { least: 0, brand: "ALL", countryCode: "ALL", leastNights: 1, isFirstBooking: false } as const;

function couponRow(today: Day) {
  return ({ from, to, ...coupon }: SeedCoupon) => ({
    ...withoutLimits,
    ...coupon,
    startsAt: riyadhMidnight(addDays(today, from)),
    endsAt: riyadhMidnight(addDays(today, to)),
  });
}

function riyadhMidnight(day: Day): Date {
  return new Date(`${day}T00:00:00+03:00`);
}
