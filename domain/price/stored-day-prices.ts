import { type Weekday, weekdays } from "#domain/stay/weekday.ts";

/** Prices by the id of the day lookup, as the database stores them. */
export type DayPrices = Partial<Record<string, number>>;

export function dayPricesByWeekday(stored: DayPrices): Partial<Record<Weekday, number>> {
  return Object.fromEntries(
    weekdays.flatMap((weekday, index) => {
      const price = stored[index + 1];
      return price === undefined ? [] : [[weekday, price]];
    }),
  );
}

export function storedDayPrices(prices: Partial<Record<Weekday, number>>): DayPrices {
  return Object.fromEntries(
    weekdays.flatMap((weekday, index) => {
      const price = prices[weekday];
      return price === undefined ? [] : [[String(index + 1), price]];
    }),
  );
}
