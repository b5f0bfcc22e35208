import { crc32 } from "node:zlib";
import { coverOf } from "#api/picture/describe-pictures.ts";
import { photosSql } from "#api/picture/photos-sql.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { approximatePoint } from "#api/property/location/approximate-point.ts";
import { sleepsSql } from "#api/property/sleeps-sql.ts";
import { MAX_CARD_PICTURES } from "#domain/picture/picture-keys.ts";
import { picturesOf } from "#domain/picture/pictures-of.ts";
import type { PropertyPhoto } from "#domain/picture/property-photo.ts";
import type { PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import type {
  DiscountSource,
  LeadDiscount,
  LengthDiscount,
  NightDiscount,
  PropertyRates,
} from "#domain/price/property-rates.ts";
import { type DayPrices, dayPricesByWeekday } from "#domain/price/stored-day-prices.ts";
import { checkboxFilterNames } from "#domain/search/filters.ts";
import { dayOfNumber } from "#domain/stay/day.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import type { PropertyFacts } from "../shard/property-facts.ts";
import type { Shard } from "../shard/shard.ts";
import { shardColumns } from "../shard-columns.ts";

type Listed = "amenityIds" | "spaceIds" | "guestTypeIds" | "rules" | "takenNights";
type Computed = "terms" | "review" | "pictures" | "cover" | "rooms" | "rates" | "exact" | "fingerprint";

/** A property as PostgreSQL returns it. Lists are text, with commas between rows and spaces between columns: it is fastest. */
type PropertyRow = Omit<PropertyFacts, Listed | Computed> &
  Pick<PropertyRates, "weekdayPrice" | "weekendPrice" | "seasonPercents" | "serviceFee"> & {
    amenities: string;
    guests: string;
    spaces: string | null;
    photos: PropertyPhoto[] | null;
    policyTypeId: PolicyTypeId;
    freeCancellationHours: number;
    checkInFrom: string;
    timeZone: TimeZone;
    averageRating: number | null;
    reviewCount: number | null;
    dayPrices: DayPrices | null;
    lengthDiscounts: LengthDiscount[] | null;
    leadDiscounts: LeadDiscount[] | null;
    discounts: string | null;
    overrides: string | null;
    rules: string | null;
    taken: string | null;
  };

/** The properties with these ids that are listed in the city of a shard. */
export async function readProperties(
  db: Tx,
  { cityId, window }: Pick<Shard, "cityId" | "window">,
  ids: readonly number[],
  secrets: readonly string[],
): Promise<ReadProperty[]> {
  const [from, to] = [dayOfNumber(window.first), dayOfNumber(window.first + window.nights)];
  const rows = await runPrepared<PropertyRow>(db, query, [ids, cityId, from, to]);
  return rows.map((row) => ({ id: row.id, facts: () => propertyFacts(row, secrets) }));
}

/** One property; its facts are computed on demand, so that a long list can be processed in slices. */
export type ReadProperty = { id: number; facts: () => PropertyFacts };

/** One digit for each yes-or-no filter. */
const checkboxDigits = `concat(${checkboxFilterNames.map((name) => `(${shardColumns.checkboxes[name].sql})::integer`).join(", ")})`;

/** $1 are the ids, $2 is the city, $3 and $4 are the first and the last day of the shard. */
const query = {
  name: "read-properties",
  text: `
    SELECT p.id, p.name_en AS "nameEn", p.name_ar AS "nameAr", p.city_id AS "cityId", p.area_id AS "areaId",
      p.property_type_id AS "propertyTypeId", p.bed_room_count AS "bedRoomCount", p.bath_room_count AS "bathRoomCount",
      p.size, p.capacity, ${sleepsSql} AS sleeps, p.rank, p.dynamic_rank AS "dynamicRank", p.is_3d_view AS "is3DView",
      p.picture_salt AS salt,
      p.is_by_sea AS "isBySea", ${photosSql(MAX_CARD_PICTURES)} AS photos,
      ${checkboxDigits} AS checkboxes, p.license_number AS "licenseNumber", p.check_in_from AS "checkInFrom", p.check_out_to AS "checkOutTo",
      p.time_zone AS "timeZone", p.policy_type_id AS "policyTypeId",
      p.free_cancellation_hours AS "freeCancellationHours", p.latitude, p.longitude,
      p.weekday_price AS "weekdayPrice", p.weekend_price AS "weekendPrice", p.season_percents AS "seasonPercents",
      p.service_fee AS "serviceFee", nullif(p.day_prices, '{}') AS "dayPrices",
      (SELECT json_agg(json_build_object('minNights', min_nights, 'percentage', percentage))
       FROM length_discount WHERE property_id = p.id) AS "lengthDiscounts",
      (SELECT json_agg(json_build_object('kind', kind, 'days', days, 'percentage', percentage))
       FROM lead_discount WHERE property_id = p.id) AS "leadDiscounts",
      (SELECT json_build_object('noticeHours', notice_hours, 'sameDayUntil', same_day_until, 'prepNights', prep_nights,
         'windowMonths', window_months, 'maxNights', max_nights)
       FROM booking_rule WHERE property_id = p.id) AS "bookingRule",
      array_to_string(p.amenity_ids, ',') AS amenities, array_to_string(p.guest_type_ids, ',') AS guests,
      s.spaces, r.average_rating::float8 AS "averageRating", r.review_count AS "reviewCount",
      d.discounts, o.overrides, u.rules, c.taken, c.ends AS "holdEndsAt"
    FROM property p
    LEFT JOIN LATERAL (
      SELECT average_rating, review_count FROM review_summary WHERE property_id = p.id AND provider = 'mabeet'
    ) r ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(space_category_id::text, ',' ORDER BY rank) AS spaces
      FROM property_space WHERE property_id = p.id
    ) s ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', from_day, to_day, percentage, source), ',') AS discounts
      FROM property_discount WHERE property_id = p.id AND to_day >= $3 AND from_day <= $4
    ) d ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', night, price), ',') AS overrides
      FROM night_rate WHERE property_id = p.id AND night BETWEEN $3 AND $4
    ) o ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', from_day, to_day, min_stay_arrival, closed_to_arrival, closed_to_departure), ',')
        AS rules
      FROM stay_rule_in_force WHERE property_id = p.id AND to_day >= $3 AND from_day <= $4
    ) u ON true
    LEFT JOIN LATERAL (
      SELECT string_agg((night - DATE '1970-01-01')::text, ',') AS taken,
        (extract(epoch FROM min(expires_at)) * 1000)::float8 AS ends
      FROM closed_night WHERE property_id = p.id AND night BETWEEN $3 AND $4
    ) c ON true
    WHERE p.id = ANY($1::integer[]) AND p.city_id = $2 AND p.status = 'listed'
    ORDER BY p.id`,
};

/** The key in `secrets` moves the points that guests see. */
function propertyFacts(row: PropertyRow, secrets: readonly string[]): PropertyFacts {
  const { id, weekdayPrice, weekendPrice, seasonPercents, serviceFee } = row;
  const [amenityIds, rooms] = [idsOf(row.amenities), idsOf(row.spaces)];
  return {
    ...row,
    ...approximatePoint(id, row, secrets),
    exact: { latitude: row.latitude, longitude: row.longitude },
    amenityIds,
    rooms,
    spaceIds: [...new Set(rooms)],
    guestTypeIds: idsOf(row.guests),
    terms: {
      policyTypeId: row.policyTypeId,
      freeCancellationHours: row.freeCancellationHours,
      checkInFrom: row.checkInFrom,
      timeZone: row.timeZone,
    },
    review: { averageRating: row.averageRating ?? 0, reviewCount: row.reviewCount ?? 0 },
    pictures: picturesOf({ ...row, amenityIds, spaceCategoryIds: rooms }, MAX_CARD_PICTURES),
    cover: row.photos && coverOf(row, row.photos),
    rates: {
      weekdayPrice,
      weekendPrice,
      seasonPercents,
      serviceFee,
      dayPrices: row.dayPrices ? dayPricesByWeekday(row.dayPrices) : {},
      lengthDiscounts: row.lengthDiscounts ?? [],
      leadDiscounts: row.leadDiscounts ?? [],
      discounts: rowsOf(row.discounts).map(readDiscount),
      overrides: Object.fromEntries(rowsOf(row.overrides).map(([night = "", price]) => [night, Number(price)])),
    },
    rules: rowsOf(row.rules).map(readRule),
    takenNights: idsOf(row.taken),
    fingerprint: fingerprintOf(row),
  };
}

function fingerprintOf({ taken: _, holdEndsAt: __, ...row }: PropertyRow): number {
  return crc32(JSON.stringify(row));
}

function readDiscount([from = "", to = "", percentage, source]: string[]): NightDiscount {
  return { from, to, percentage: Number(percentage), source: source as DiscountSource };
}

function readRule([from = "", to = "", minStay, arrival, departure]: string[]): StayRule {
  return {
    from,
    to,
    minStayArrival: Number(minStay),
    closedToArrival: arrival === "t",
    closedToDeparture: departure === "t",
  };
}

function rowsOf(list: string | null): string[][] {
  return list ? list.split(",").map((row) => row.split(" ")) : [];
}

const [COMMA, ZERO] = [44, 48];

/** Whole numbers between commas, parsed digit by digit: a city has hundreds of thousands of them. */
function idsOf(list: string | null): number[] {
  const ids: number[] = [];
  if (!list) return ids;
  let id = 0;
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at);
    if (code === COMMA) {
      ids.push(id);
      id = 0;
    } else id = id * 10 + code - ZERO;
  }
  ids.push(id);
  return ids;
}
