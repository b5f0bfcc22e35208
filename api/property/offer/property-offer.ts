import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import type { PropertyRates, Sale } from "#domain/price/property-rates.ts";
import { type Season, type SeasonCalendar, seasonCalendar } from "#domain/price/season.ts";
import { type DayPrices, dayPricesByWeekday } from "#domain/price/stored-day-prices.ts";
import type { Site } from "#domain/site/sites.ts";
import { type BookingRule, rulesOfBooking } from "#domain/stay/booking-rule.ts";
import type { Day } from "#domain/stay/day.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import { sleepsSql } from "../sleeps-sql.ts";

/** The offer of a property for some nights: everything that price and rules depend on, read in one query. */
export type PropertyOffer = {
  id: number;
  /** Guests at most, day visitors included. */
  capacity: number;
  /** Guests who can sleep there. */
  sleeps: number;
  checkInFrom: string;
  timeZone: TimeZone;
  policyTypeId: PolicyTypeId;
  freeCancellationHours: number;
  insuranceAmount: number;
  countryCode: string;
  rates: PropertyRates;
  seasons: SeasonCalendar;
  /** With those that follow from how the host can be booked now. */
  rules: StayRule[];
  /** Those of the rules that follow from how the host can be booked. */
  bookingRules: StayRule[];
  /** Nights with a claim that is valid now, and those in which the host prepares the home. */
  taken: Set<Day>;
  today: Day;
  /** The product's time of this query. */
  asOf: Date;
};

/** Claims on stays of the guest who asks: their nights are free for this guest. */
type Range = { from: Day; to: Day; ownClaims?: readonly number[] };
export type OfferRow = Omit<PropertyOffer, "rates" | "seasons" | "taken" | "bookingRules"> &
  Omit<PropertyRates, "dayPrices" | "lengthDiscounts" | "leadDiscounts"> & {
    dayPrices: DayPrices;
    lengthDiscounts: NonNullable<PropertyRates["lengthDiscounts"]> | null;
    leadDiscounts: NonNullable<PropertyRates["leadDiscounts"]> | null;
    seasons: Season[];
    taken: Day[];
    bookingRule: BookingRule | null;
  };

/** The offer of a listed property for the nights of a range, or `null` when there is no such property. */
export async function propertyOffer(
  db: Tx,
  propertyId: number,
  { from, to, ownClaims = [] }: Range,
): Promise<PropertyOffer | null> {
  const [row] = await runPrepared<OfferRow>(db, oneOffer, [propertyId, from, to, ownClaims]);
  return row ? offerOf(row) : null;
}

/** The offers of those properties that are listed, in one query. */
export async function propertyOffers(
  db: Tx,
  propertyIds: readonly number[],
  { from, to, ownClaims = [] }: Range,
): Promise<PropertyOffer[]> {
  const rows = await runPrepared<OfferRow>(db, offers, [propertyIds, from, to, ownClaims]);
  return rows.map(offerOf);
}

export function offerOf(offerRow: OfferRow): PropertyOffer {
  const { weekdayPrice, weekendPrice, seasonPercents, discounts, overrides = {}, serviceFee, ...others } = offerRow;
  const { dayPrices, lengthDiscounts, leadDiscounts, bookingRule, ...row } = others;
  const bookingRules = bookingRule ? rulesOfBooking(bookingRule, row) : [];
  return {
    ...row,
    rules: [...row.rules, ...bookingRules],
    bookingRules,
    rates: {
      ...{ weekdayPrice, weekendPrice, seasonPercents, discounts, overrides, serviceFee },
      dayPrices: dayPricesByWeekday(dayPrices),
      lengthDiscounts: lengthDiscounts ?? [],
      leadDiscounts: leadDiscounts ?? [],
    },
    seasons: seasonCalendar(row.seasons),
    taken: new Set(row.taken),
  };
}

/** What the price of an offer depends on besides its rates. */
export function saleOf({ countryCode, seasons, today }: PropertyOffer, site: Site): Sale {
  return { site, propertyCountry: countryCode, seasons, today };
}

/** $2 is the first night and $3 the day of departure; only rows that overlap these days are read. $4 are own claims. */
const offersText = (condition: string) => `
  SELECT p.id, p.capacity, ${sleepsSql} AS sleeps, p.check_in_from AS "checkInFrom", p.time_zone AS "timeZone",
    p.policy_type_id AS "policyTypeId", p.free_cancellation_hours AS "freeCancellationHours",
    p.insurance_amount AS "insuranceAmount", p.weekday_price AS "weekdayPrice", p.weekend_price AS "weekendPrice",
    p.day_prices AS "dayPrices", p.season_percents AS "seasonPercents", p.service_fee AS "serviceFee",
    c.country_code AS "countryCode",
    (SELECT coalesce(json_agg(json_build_object('from', from_day, 'to', to_day, 'percentage', percentage,
       'source', source)), '[]')
     FROM property_discount
     WHERE property_id = p.id AND from_day <= $3::date AND to_day >= $2::date) AS discounts,
    (SELECT json_agg(json_build_object('minNights', min_nights, 'percentage', percentage))
     FROM length_discount WHERE property_id = p.id) AS "lengthDiscounts",
    (SELECT json_agg(json_build_object('kind', kind, 'days', days, 'percentage', percentage))
     FROM lead_discount WHERE property_id = p.id) AS "leadDiscounts",
    (SELECT json_build_object('noticeHours', notice_hours, 'sameDayUntil', same_day_until, 'prepNights', prep_nights,
       'windowMonths', window_months, 'maxNights', max_nights)
     FROM booking_rule WHERE property_id = p.id) AS "bookingRule",
    (SELECT coalesce(json_object_agg(night, price), '{}')
     FROM night_rate WHERE property_id = p.id AND night >= $2::date AND night < $3::date) AS overrides,
    (SELECT coalesce(json_agg(json_build_object('kind', kind, 'country', country_code,
       'from', greatest(from_day, $2::date), 'to', least(to_day, $3::date))), '[]')
     FROM season WHERE country_code = c.country_code AND from_day <= $3::date AND to_day >= $2::date) AS seasons,
    (SELECT coalesce(json_agg(json_build_object('from', from_day, 'to', to_day, 'minStayArrival', min_stay_arrival,
       'closedToArrival', closed_to_arrival, 'closedToDeparture', closed_to_departure) ORDER BY from_day), '[]')
     FROM stay_rule_in_force WHERE property_id = p.id AND from_day <= $3::date AND to_day >= $2::date) AS rules,
    (SELECT coalesce(json_agg(night), '[]')
     FROM closed_night
     WHERE property_id = p.id AND night >= $2::date AND night < $3::date AND stay_claim_id <> ALL ($4::bigint[])) AS taken,
    app_today()::text AS today, app_now() AS "asOf"
  FROM property p JOIN city c ON c.id = p.city_id
  WHERE ${condition} AND p.status = 'listed'`;
const offers = { name: "property-offers", text: offersText("p.id = ANY ($1::integer[])") };

/** One property has a statement of its own: for a list PostgreSQL estimates ten rows, and plans every query again. */
export const oneOffer = { name: "property-offer", text: offersText("p.id = $1::integer") };
