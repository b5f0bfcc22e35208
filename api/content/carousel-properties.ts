import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared, type Statement } from "#api/platform/database/prepared.ts";
import type { CarouselPayload } from "#contract/site/content.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";

export type CarouselProperties = { titleEn: string; titleAr: string; position: number; propertyIds: number[] };
type RankType = CarouselPayload["rankType"];
type CarouselQuery = {
  page: CarouselPayload["page"];
  rankType: RankType;
  cityId: number | null;
  /** Properties that no row shows. */
  exceptIds: readonly number[];
  site: Site;
  stay: Stay;
};

/** Free properties read for a row of ten, because the hosts' rules may exclude some of them. */
const MAX_CANDIDATES = 20;

/** `static` is the order of the editors, `dynamic` follows what guests do. */
const statements: Record<RankType, Statement> = {
  static: statement("carousel-static", "cp.rank, p.id"),
  dynamic: statement("carousel-dynamic", "p.dynamic_rank DESC, cp.rank, p.id"),
};

/** The rows of a page with their listed properties that are free for the stay, in the order of the page. */
export function carouselProperties(
  db: Tx,
  { page, rankType, cityId, exceptIds, site, stay }: CarouselQuery,
): Promise<CarouselProperties[]> {
  const values = [page, cityId, site.brand, site.countryCode, stay.checkIn, stay.checkOut, exceptIds];
  return runPrepared<CarouselProperties>(db, statements[rankType], values);
}

/**
 * Without a city ($2) the rows are those for every city, with properties of all cities: those of the site's country
 * first.
 */
function statement(name: string, order: string): Statement {
  const text = `
    SELECT c.title_en AS "titleEn", c.title_ar AS "titleAr", c.position, free.ids AS "propertyIds"
    FROM carousel c
    CROSS JOIN LATERAL (
      SELECT array_agg(id ORDER BY place) AS ids FROM (
        SELECT p.id, row_number() OVER (ORDER BY city.country_code IS DISTINCT FROM $4, ${order}) AS place
        FROM carousel_property cp JOIN property p ON p.id = cp.property_id LEFT JOIN city ON city.id = p.city_id
        WHERE cp.carousel_id = c.id AND p.status = 'listed' AND ($2::integer IS NULL OR p.city_id = $2::integer)
          AND p.id <> ALL ($7::integer[])
          AND NOT EXISTS (
            SELECT FROM live_night_claim n
            WHERE n.property_id = p.id AND n.night >= $5::date AND n.night < $6::date)
        ORDER BY place LIMIT ${MAX_CANDIDATES}
      ) AS first
    ) AS free
    WHERE c.page = $1 AND (c.city_id IS NULL OR c.city_id = $2::integer)
      AND c.brand IN ('ALL', $3) AND c.country_code IN ('ALL', $4)
      AND free.ids IS NOT NULL
    ORDER BY c.position, c.id`;
  return { name, text };
}
