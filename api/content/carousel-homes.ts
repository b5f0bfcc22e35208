import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import type { CarouselPayload } from "#contract/content.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";

/** Free homes looked at for a row of ten, since a host's rules may still refuse some of them. */
const MOST_LOOKED_AT = 30;

export type CarouselHomes = { titleEn: string; titleAr: string; position: number; homeIds: number[] };
type Wish = Pick<CarouselPayload, "page" | "rankType"> & { cityId: number | null; site: Site; stay: Stay };

/** `static` is the order the editors gave, `dynamic` what guests do. */
const orders: Record<CarouselPayload["rankType"], SQL> = {
  static: sql`cp.rank, p.id`,
  dynamic: sql`p.dynamic_rank DESC, cp.rank, p.id`,
};

/** The rows of a page with their listed homes that nobody has claimed for the stay, the first to be shown first. */
export async function carouselHomes(db: Tx, wish: Wish): Promise<CarouselHomes[]> {
  const { page, cityId, site, stay, rankType } = wish;
  const { rows } = await db.execute<CarouselHomes>(sql`
    SELECT c.title_en AS "titleEn", c.title_ar AS "titleAr", c.position, free.ids AS "homeIds"
    FROM carousel c
    CROSS JOIN LATERAL (
      SELECT array_agg(id ORDER BY place) AS ids FROM (
        SELECT p.id, row_number() OVER (ORDER BY ${orders[rankType]}) AS place
        FROM carousel_property cp JOIN property p ON p.id = cp.property_id
        WHERE cp.carousel_id = c.id AND p.status = 'listed' ${cityId === null ? sql`` : sql`AND p.city_id = ${cityId}`}
          AND NOT EXISTS (
            SELECT FROM live_night_claim n
            WHERE n.property_id = p.id AND n.night >= ${stay.checkIn}::date AND n.night < ${stay.checkOut}::date)
        ORDER BY place LIMIT ${MOST_LOOKED_AT}
      ) AS first
    ) AS free
    WHERE c.page = ${page} AND (c.city_id IS NULL OR c.city_id = ${cityId}::integer)
      AND c.brand IN ('ALL', ${site.brand}) AND c.country_code IN ('ALL', ${site.countryCode})
      AND free.ids IS NOT NULL
    ORDER BY c.position, c.id`);
  return rows;
}
