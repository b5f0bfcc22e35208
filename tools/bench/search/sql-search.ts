import type { Pool } from "pg";
import type { BenchPayload } from "#tools/measure/payloads.ts";

/** Distance is compared in degrees, which is cheaper than in metres. */
const orders: Record<string, string> = {
  relevance: "free.dynamic_rank DESC, free.rank DESC, free.id",
  price: "free.total, free.id",
  rating: "free.average_rating DESC NULLS LAST, free.id",
  distance: "(p.latitude - $9) ^ 2 + (p.longitude - $10) ^ 2, free.id",
};

/**
 * The same search as one SQL statement with the indexes of the tables: availability, price, one page, all counts and
 * bounds. It is the alternative to an engine in memory.
 */
const statementFor = (order: string) => `
WITH night AS (
  SELECT n::date AS night, extract(dow FROM n) IN (4, 5) AS weekend,
    (SELECT kind FROM season s WHERE s.country_code = 'SA' AND n::date BETWEEN s.from_day AND s.to_day
     ORDER BY array_position(ARRAY['eid', 'national-day', 'ramadan', 'school-break', 'summer'], kind) LIMIT 1) AS season
  FROM generate_series($2::date, $3::date - 1, interval '1 day') n
),
off AS MATERIALIZED (
  SELECT d.property_id, night.night, max(d.percentage) AS percentage
  FROM night JOIN property_discount d ON night.night BETWEEN d.from_day AND d.to_day GROUP BY 1, 2
),
possible AS MATERIALIZED (
  SELECT p.* FROM property p
  WHERE p.city_id = $1 AND p.status = 'listed'
    AND NOT EXISTS (SELECT FROM live_night_claim c WHERE c.property_id = p.id AND c.night >= $2::date AND c.night < $3::date)
    AND NOT EXISTS (
      SELECT FROM stay_rule u WHERE u.property_id = p.id
        AND (($2::date BETWEEN u.from_day AND u.to_day AND (u.closed_to_arrival OR u.min_stay_arrival > $3::date - $2::date))
          OR ($3::date BETWEEN u.from_day AND u.to_day AND u.closed_to_departure)))
),
cost AS MATERIALIZED (
  SELECT id, round((sum(price - round(price * coalesce(percentage, 0) / 100.0)) + service_fee) * 1.15) AS total
  FROM (
    SELECT p.id, p.service_fee, off.percentage, coalesce(nr.price, round(
      (CASE WHEN weekend THEN p.weekend_price ELSE p.weekday_price END)
      * (100 + coalesce((p.season_percents ->> season)::int, 0)) / 10000.0) * 100) AS price
    FROM possible p CROSS JOIN night
    LEFT JOIN night_rate nr ON nr.property_id = p.id AND nr.night = night.night
    LEFT JOIN off ON off.property_id = p.id AND off.night = night.night
  ) AS priced
  GROUP BY id, service_fee
),
free AS MATERIALIZED (
  SELECT p.id, p.area_id, p.property_type_id, p.amenity_ids, p.guest_type_ids, p.is_3d_view, p.policy_type_id, p.size,
    p.bed_room_count, p.bath_room_count, p.rank, p.dynamic_rank, r.average_rating, cost.total
  FROM possible p JOIN cost USING (id)
  LEFT JOIN review_summary r ON r.property_id = p.id AND r.provider = 'mabeet'
  WHERE ($4::integer IS NULL OR $4 = ANY (p.amenity_ids)) AND ($5::numeric IS NULL OR total <= $5 * 100)
    AND ($6::integer IS NULL OR p.bed_room_count >= $6) AND ($7::text IS NULL OR p.name_ar LIKE '%' || $7 || '%')
    AND ($9::float8 IS NULL OR $10::float8 IS NOT NULL)
)
SELECT json_build_object(
  'totalCount', (SELECT count(*) FROM free),
  'areas', (SELECT json_object_agg(area_id, n) FROM (SELECT area_id, count(*) n FROM free GROUP BY 1) x),
  'types', (SELECT json_object_agg(property_type_id, n) FROM (SELECT property_type_id, count(*) n FROM free GROUP BY 1) x),
  'amenities', (SELECT json_object_agg(a, n) FROM (SELECT unnest(amenity_ids) a, count(*) n FROM free GROUP BY 1) x),
  'guests', (SELECT json_object_agg(g, n) FROM (SELECT unnest(guest_type_ids) g, count(*) n FROM free GROUP BY 1) x),
  'spaces', (SELECT json_object_agg(s, n) FROM (
    SELECT space_category_id s, count(DISTINCT property_id) n FROM property_space JOIN free ON free.id = property_id GROUP BY 1) x),
  'ratings', (SELECT json_build_array(count(*) FILTER (WHERE average_rating >= 9), count(*) FILTER (WHERE average_rating >= 8),
    count(*) FILTER (WHERE average_rating >= 7), count(*) FILTER (WHERE average_rating >= 6)) FROM free),
  'bounds', (SELECT json_build_object('price', json_build_array(min(total), max(total)), 'size', json_build_array(min(size), max(size)),
    'beds', json_build_array(min(bed_room_count), max(bed_room_count)), 'baths', json_build_array(min(bath_room_count), max(bath_room_count)),
    'tours', count(*) FILTER (WHERE is_3d_view), 'refundable', count(*) FILTER (WHERE policy_type_id = 3)) FROM free),
  'histogram', (SELECT json_object_agg(bar, n) FROM (
    SELECT width_bucket(total, 0, 1000000, 20) bar, count(*) n FROM free GROUP BY 1) x),
  'properties', (SELECT json_agg(row_to_json(page)) FROM (
    SELECT p.*, free.total FROM free JOIN property p USING (id) ORDER BY ${order} LIMIT 10 OFFSET $8::integer * 10) page)
)::text AS answer`;

export async function sqlSearch(pool: Pool, cityId: number, payload: BenchPayload): Promise<string> {
  const { checkIn, checkOut, filterCriteria, priceFilter, bedCountFilter, unitSearch, pageNo = 1 } = payload;
  const sort = payload.sortBy ?? "relevance";
  const filters = [filterCriteria?.[0]?.lookupId[0], priceFilter?.maximumPrice, bedCountFilter?.minimumCount];
  const values = [
    cityId,
    checkIn,
    checkOut,
    ...filters,
    unitSearch?.term,
    pageNo - 1,
    payload.latitude,
    payload.longitude,
  ];
  const text = statementFor(orders[sort] ?? "free.id");
  const { rows } = await pool.query<{ answer: string }>({ name: `bench-search-${sort}`, text, values });
  return rows[0]?.answer ?? "";
}
