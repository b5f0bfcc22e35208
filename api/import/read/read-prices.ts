import { type SeasonKind, seasonKinds } from "#domain/price/season.ts";
import { type Weekday, weekdays } from "#domain/stay/weekday.ts";
import { type ImportProblem, shownValue } from "../import-problem.ts";
import type { Origin } from "./home-draft.ts";

type PriceRow = {
  kind?: "day" | "season" | "period" | "length" | "early" | "last-minute";
  name?: string;
  from?: string;
  to?: string;
  price?: number;
  percent?: number;
  nights?: number;
  days?: number;
};

/** Rows of prices.csv, each with where it was read. */
export type ReadPriceRow = { values: PriceRow; origin: Origin };

type Prices = {
  dayPrices: Partial<Record<Weekday, unknown>>;
  seasons: Partial<Record<SeasonKind, unknown>>;
  periods: unknown[];
  lengthDiscounts: unknown[];
  leadDiscounts: unknown[];
};

const columnOf = (names: Record<string, string>) => (field: string) => names[field] ?? field;

/** The prices of a home beside those of a night, with the origin of each part and the rows that name nothing. */
export function readPrices(rows: readonly ReadPriceRow[]): {
  prices: Prices;
  origins: [string, Origin][];
  problems: ImportProblem[];
} {
  const prices: Prices = { dayPrices: {}, seasons: {}, periods: [], lengthDiscounts: [], leadDiscounts: [] };
  const origins: [string, Origin][] = [];
  const problems: ImportProblem[] = [];
  const addOrigin = (path: string, origin: Origin, names: Record<string, string> = {}) =>
    origins.push([`prices.${path}`, { ...origin, columnOf: columnOf(names) }]);
  for (const { values, origin } of rows) {
    const { kind, name, from, to, price, percent, nights, days } = values;
    const named = <const Name extends string>(all: readonly Name[]) => all.find((one) => one === name?.toLowerCase());
    const refuse = (allowed: string) =>
      problems.push({ file: origin.file, row: origin.row, column: "name", read: shownValue(name ?? ""), allowed });
    if (kind === "day") {
      const day = named(weekdays);
      if (!day) refuse(`one of ${weekdays.join(", ")}`);
      else {
        prices.dayPrices[day] = price;
        addOrigin(`dayPrices.${day}`, origin, { "": "price" });
      }
    }
    if (kind === "season") {
      const season = named(seasonKinds);
      if (!season) refuse(`one of ${seasonKinds.join(", ")}`);
      else {
        prices.seasons[season] = defined({ percent, minNights: nights });
        addOrigin(`seasons.${season}`, origin, { minNights: "nights" });
      }
    }
    if (kind === "period") {
      addOrigin(`periods.${prices.periods.length}`, origin, { minNights: "nights" });
      prices.periods.push(defined({ name, from, to, price, percent, minNights: nights }));
    }
    if (kind === "length") {
      addOrigin(`lengthDiscounts.${prices.lengthDiscounts.length}`, origin, { minNights: "nights" });
      prices.lengthDiscounts.push(defined({ minNights: nights, percent }));
    }
    if (kind === "early" || kind === "last-minute") {
      addOrigin(`leadDiscounts.${prices.leadDiscounts.length}`, origin);
      prices.leadDiscounts.push(defined({ kind, days, percent }));
    }
  }
  return { prices, origins, problems };
}

/** Without what a row leaves empty. */
export function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
