import { and, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cities } from "#api/schema/lookup.ts";
import { properties } from "#api/schema/property.ts";
import { nightRates, pricePeriods, seasons } from "#api/schema/rate.ts";
import { usualPrice, withPercent } from "#domain/price/night-price.ts";
import { type PricedDay, periodPrices } from "#domain/price/price-period.ts";
import { seasonCalendar } from "#domain/price/season.ts";
import { dayPricesByWeekday } from "#domain/price/stored-day-prices.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";

/** A price in halalas, a percentage on what the night costs without a price of its own, or that price again. */
export type NightSetting =
  | { kind: "price"; halalas: number }
  | { kind: "percent"; percent: number }
  | { kind: "clear" };

/** Days from and to are both included; without weekdays all of them. */
export type NightSelection = { from: Day; to: Day; weekdays: readonly Weekday[] | null };

/** Sets the price of single nights of a property, and returns how many changed. The property must be locked. */
export async function setNightPrices(
  tx: Tx,
  propertyId: number,
  selection: NightSelection,
  setting: NightSetting,
): Promise<{ nights: number; before: PricedDay[] }> {
  const nights = nightsOf(selection);
  const before = await ownPrices(tx, propertyId, nights);
  if (setting.kind === "clear") {
    await tx.delete(nightRates).where(areOwn(propertyId, nights));
    await writeNights(tx, propertyId, await pricesOfPeriods(tx, propertyId, new Set(nights)));
    return { nights: before.length, before };
  }
  const prices =
    setting.kind === "price"
      ? nights.map((night) => ({ night, price: setting.halalas }))
      : (await usualPrices(tx, propertyId, nights)).map(({ night, price }) => ({
          night,
          price: withPercent(price, setting.percent),
        }));
  const known = new Map(before.map(({ night, price }) => [night, price]));
  const changed = prices.filter(({ night, price }) => known.get(night) !== price);
  await writeNights(
    tx,
    propertyId,
    changed.map((night) => ({ ...night, periodId: null })),
  );
  return { nights: changed.length, before };
}

/** The number of carts of guests that hold or pay for one of these nights: they keep their price. */
export async function countCarts(tx: Tx, propertyId: number, selection: NightSelection): Promise<number> {
  const { rows } = await tx.execute<{ carts: number }>(sql`
    SELECT count(DISTINCT stay_claim_id)::int AS carts
    FROM live_night_claim
    WHERE property_id = ${propertyId} AND night = ANY (${sql.param(nightsOf(selection))}::date[])
      AND state IN ('held', 'paying')`);
  return rows[0]?.carts ?? 0;
}

function nightsOf({ from, to, weekdays }: NightSelection): Day[] {
  return daysOf({ checkIn: from, checkOut: addDays(to, 1) }).filter(
    (night) => !weekdays || weekdays.includes(weekdayOf(night)),
  );
}

function areOwn(propertyId: number, nights: Day[]) {
  return and(eq(nightRates.propertyId, propertyId), inArray(nightRates.night, nights), isNull(nightRates.periodId));
}

function ownPrices(tx: Tx, propertyId: number, nights: Day[]): Promise<PricedDay[]> {
  return tx
    .select({ night: nightRates.night, price: nightRates.price })
    .from(nightRates)
    .where(areOwn(propertyId, nights))
    .orderBy(nightRates.night);
}

type NightRow = PricedDay & { periodId: number | null };

async function writeNights(tx: Tx, propertyId: number, rows: readonly NightRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(nightRates)
    .values(rows.map((row) => ({ propertyId, ...row })))
    .onConflictDoUpdate({
      target: [nightRates.propertyId, nightRates.night],
      set: { price: sql`excluded.price`, periodId: sql`excluded.period_id` },
    });
}

/** What the nights cost without a price of their own: by a period, else by day of the week and season. */
async function usualPrices(tx: Tx, propertyId: number, nights: Day[]): Promise<PricedDay[]> {
  const { rates, country } = await readRates(tx, propertyId);
  const periods = await pricesOfPeriods(tx, propertyId, new Set(nights));
  const priced = new Map(periods.map(({ night, price }) => [night, price]));
  const rows = await tx
    .select()
    .from(seasons)
    .where(
      and(
        eq(seasons.countryCode, country),
        lte(seasons.fromDay, nights.at(-1) ?? ""),
        gte(seasons.toDay, nights[0] ?? ""),
      ),
    );
  const calendar = seasonCalendar(
    rows.map(({ kind, fromDay, toDay }) => ({ kind, country, from: fromDay, to: toDay })),
  );
  const where = { propertyCountry: country, seasons: calendar };
  return nights.map((night) => ({ night, price: priced.get(night) ?? usualPrice(rates, night, where) }));
}

/** The prices that periods give to some nights. */
async function pricesOfPeriods(tx: Tx, propertyId: number, nights: ReadonlySet<Day>): Promise<NightRow[]> {
  const periods = await tx.select().from(pricePeriods).where(eq(pricePeriods.propertyId, propertyId));
  if (periods.length === 0) return [];
  const { rates, country } = await readRates(tx, propertyId);
  return periods
    .flatMap(({ id, fromDay, toDay, price, percentage }) =>
      periodPrices({ from: fromDay, to: toDay, price, percentage }, rates, country).map((day) => ({
        ...day,
        periodId: id,
      })),
    )
    .filter(({ night }) => nights.has(night));
}

async function readRates(tx: Tx, propertyId: number) {
  const [row] = await tx
    .select({ property: properties, country: cities.countryCode })
    .from(properties)
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(eq(properties.id, propertyId));
  if (!row) throw new Error(`There is no property ${propertyId}.`);
  const { weekdayPrice, weekendPrice, dayPrices, seasonPercents } = row.property;
  return {
    country: row.country,
    rates: { weekdayPrice, weekendPrice, seasonPercents, dayPrices: dayPricesByWeekday(dayPrices) },
  };
}
