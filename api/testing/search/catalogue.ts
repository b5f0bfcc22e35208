import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { liveNightClaims, stayClaims } from "#api/schema/claim.ts";
import { cities, lookups } from "#api/schema/lookup.ts";
import { properties, propertySpaces } from "#api/schema/property.ts";
import {
  bookingRules,
  leadDiscounts,
  lengthDiscounts,
  nightRates,
  propertyDiscounts,
  seasons,
  stayRules,
} from "#api/schema/rate.ts";
import { reviewSummaries } from "#api/schema/review.ts";
import type { PropertyRates } from "#domain/price/property-rates.ts";
import { type SeasonCalendar, seasonCalendar } from "#domain/price/season.ts";
import { dayPricesByWeekday } from "#domain/price/stored-day-prices.ts";
import { type BookingRule, rulesOfBooking } from "#domain/stay/booking-rule.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

type Row = typeof properties.$inferSelect;

/** A property with everything that belongs to it, straight from the tables. */
export type CatalogueProperty = Row & {
  spaceIds: Set<number>;
  review: { averageRating: number; reviewCount: number };
  rates: PropertyRates;
  rules: StayRule[];
  bookingRule: BookingRule | null;
  taken: Set<Day>;
};

export type Catalogue = {
  country: string;
  seasons: SeasonCalendar;
  properties: CatalogueProperty[];
  lookups: (typeof lookups.$inferSelect)[];
};

/** Every listed property of a city, read table by table, simple instead of fast. */
export async function readCatalogue(db: Tx, cityId: number): Promise<Catalogue> {
  const [city] = await db.select().from(cities).where(eq(cities.id, cityId));
  const rows = await db.select().from(properties).where(eq(properties.cityId, cityId));
  const parts = await readParts(db);
  const years = await db.select().from(seasons);
  return {
    country: city?.countryCode ?? "",
    seasons: seasonCalendar(
      years.map((row) => ({ ...row, country: row.countryCode, from: row.fromDay, to: row.toDay })),
    ),
    properties: rows
      .filter(({ status }) => status === "listed")
      .map((row) =>
        withParts(
          row,
          parts,
          years.filter(({ countryCode }) => countryCode === city?.countryCode),
        ),
      ),
    lookups: await db.select().from(lookups),
  };
}

type Parts = Awaited<ReturnType<typeof readParts>>;

async function readParts(db: Tx) {
  return {
    spaces: await db.select().from(propertySpaces),
    summaries: await db.select().from(reviewSummaries),
    discounts: await db.select().from(propertyDiscounts),
    rates: await db.select().from(nightRates),
    rules: await db.select().from(stayRules),
    byLength: await db.select().from(lengthDiscounts),
    byLead: await db.select().from(leadDiscounts),
    booking: await db.select().from(bookingRules),
    stays: await db.select().from(stayClaims),
    claims: await db.select().from(liveNightClaims),
  };
}

function withParts(row: Row, parts: Parts, years: (typeof seasons.$inferSelect)[]): CatalogueProperty {
  const own = <Part extends { propertyId: number }>(list: Part[]) => list.filter((part) => part.propertyId === row.id);
  const score = own(parts.summaries).find(({ provider }) => provider === "mabeet");
  return {
    ...row,
    spaceIds: new Set(own(parts.spaces).map(({ spaceCategoryId }) => spaceCategoryId)),
    review: { averageRating: Number(score?.averageRating ?? 0), reviewCount: score?.reviewCount ?? 0 },
    rates: {
      ...row,
      dayPrices: dayPricesByWeekday(row.dayPrices),
      lengthDiscounts: own(parts.byLength),
      leadDiscounts: own(parts.byLead),
      discounts: own(parts.discounts).map((one) => ({ ...one, from: one.fromDay, to: one.toDay })),
      overrides: Object.fromEntries(own(parts.rates).map(({ night, price }) => [night, price])),
    },
    rules: [
      ...own(parts.rules).map((rule) => ({ ...rule, from: rule.fromDay, to: rule.toDay })),
      ...ofSeasons(row, years),
    ],
    bookingRule: own(parts.booking)[0] ?? null,
    taken: new Set(
      own(parts.claims).flatMap(({ night, stayClaimId }) => {
        const isOfGuest = parts.stays.find(({ id }) => id === stayClaimId)?.kind === "guest";
        const away = isOfGuest ? (own(parts.booking)[0]?.prepNights ?? 0) : 0;
        return Array.from({ length: 2 * away + 1 }, (_, index) => addDays(night, index - away));
      }),
    ),
  };
}

function ofSeasons({ seasonMinNights }: Row, years: (typeof seasons.$inferSelect)[]): StayRule[] {
  return years.flatMap(({ kind, fromDay, toDay }) => {
    const minStayArrival = seasonMinNights[kind];
    if (minStayArrival === undefined) return [];
    return [{ from: fromDay, to: toDay, minStayArrival, closedToArrival: false, closedToDeparture: false }];
  });
}

/** The rules of a property, with those that follow from how it is booked at a moment. */
export function rulesOf({ rules, bookingRule, checkInFrom, timeZone }: CatalogueProperty, asOf: Date) {
  if (!bookingRule) return rules;
  return [...rules, ...rulesOfBooking(bookingRule, { asOf, today: todayInRiyadh(asOf), checkInFrom, timeZone })];
}
