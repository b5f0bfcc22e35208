import { inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { bookingRules, leadDiscounts, lengthDiscounts, pricePeriods } from "#api/schema/rate.ts";
import type { ListingPrices } from "#contract/host/listing-prices.ts";
import { halalas } from "#domain/price/riyals.ts";
import { storedDayPrices } from "#domain/price/stored-day-prices.ts";
import { addPeriods } from "./add-periods.ts";
import { insertRows } from "./insert-rows.ts";

/** What a host set of the prices of a property. */
export type PropertyPrices = { propertyId: number; prices: ListingPrices };

/**
 * Replaces what hosts set of the prices of properties, except prices of single nights, with as many statements for many as for
 * one. The properties must be locked.
 */
export async function writePricesOf(tx: Tx, homes: readonly PropertyPrices[]): Promise<void> {
  if (homes.length === 0) return;
  const ids = homes.map(({ propertyId }) => propertyId);
  await updateRates(tx, homes);
  await tx.delete(pricePeriods).where(inArray(pricePeriods.propertyId, ids));
  await tx.delete(lengthDiscounts).where(inArray(lengthDiscounts.propertyId, ids));
  await tx.delete(leadDiscounts).where(inArray(leadDiscounts.propertyId, ids));
  await tx.delete(bookingRules).where(inArray(bookingRules.propertyId, ids));
  await addPrices(tx, homes);
}

/** Adds the prices of properties that have none yet but those of their own columns. */
export async function addPrices(tx: Tx, homes: readonly PropertyPrices[]): Promise<void> {
  await Promise.all([
    addPeriods(tx, homes.map(periodsOf)),
    insertRows(
      tx,
      lengthDiscounts,
      homes.flatMap(({ propertyId, prices }) =>
        prices.lengthDiscounts.map(({ minNights, percent }) => ({ propertyId, minNights, percentage: percent })),
      ),
    ),
    insertRows(
      tx,
      leadDiscounts,
      homes.flatMap(({ propertyId, prices }) =>
        prices.leadDiscounts.map(({ kind, days, percent }) => ({ propertyId, kind, days, percentage: percent })),
      ),
    ),
    insertRows(
      tx,
      bookingRules,
      homes.flatMap(({ propertyId, prices: { booking } }) => (booking ? [{ propertyId, ...booking }] : [])),
    ),
  ]);
}

/** The columns of `property` that are prices of its host. */
export const rateColumns = [
  "weekday_price",
  "weekend_price",
  "day_prices",
  "season_percents",
  "season_min_nights",
] as const;

export function rateColumnsOf({
  weekdayPrice,
  weekendPrice,
  dayPrices,
  seasons,
}: ListingPrices): Record<(typeof rateColumns)[number], unknown> {
  return {
    weekday_price: halalas(weekdayPrice),
    weekend_price: halalas(weekendPrice),
    day_prices: storedDayPrices(inHalalas(dayPrices)),
    season_percents: ofSeasons(seasons, ({ percent }) => (percent === 0 ? null : percent)),
    season_min_nights: ofSeasons(seasons, ({ minNights }) => (minNights === 1 ? null : minNights)),
  };
}

async function updateRates(tx: Tx, homes: readonly PropertyPrices[]): Promise<void> {
  const rows = homes.map(({ propertyId, prices }) => ({ id: propertyId, ...rateColumnsOf(prices) }));
  await tx.execute(sql`
    UPDATE property SET weekday_price = given.weekday_price, weekend_price = given.weekend_price,
      day_prices = given.day_prices, season_percents = given.season_percents,
      season_min_nights = given.season_min_nights
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (id integer, weekday_price integer,
      weekend_price integer, day_prices jsonb, season_percents jsonb, season_min_nights jsonb)
    WHERE property.id = given.id`);
}

type Seasons = ListingPrices["seasons"];

/** One value of each season that has it. */
function ofSeasons(seasons: Seasons, read: (season: NonNullable<Seasons[keyof Seasons]>) => number | null) {
  return Object.fromEntries(
    Object.entries(seasons).flatMap(([kind, season]) => {
      const value = season ? read(season) : null;
      return value === null ? [] : [[kind, value]];
    }),
  );
}

function inHalalas(prices: ListingPrices["dayPrices"]): ListingPrices["dayPrices"] {
  return Object.fromEntries(Object.entries(prices).map(([day, price]) => [day, halalas(price)]));
}

/** The periods of a property, in halalas, and the prices on which their percentages are. */
function periodsOf({ propertyId, prices }: PropertyPrices) {
  const { weekdayPrice, weekendPrice, dayPrices, periods } = prices;
  return {
    propertyId,
    rates: {
      weekdayPrice: halalas(weekdayPrice),
      weekendPrice: halalas(weekendPrice),
      dayPrices: inHalalas(dayPrices),
      seasonPercents: {},
    },
    periods: periods.map(({ name, from, to, price, percent, minNights }) => ({
      ...{ name, from, to, minNights },
      price: price === undefined ? null : halalas(price),
      percentage: percent ?? null,
    })),
  };
}
