import type { Point } from "#domain/location/shift.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { CheckboxFilterName, LookupFilterName } from "#domain/search/filters.ts";
import type { Range } from "#domain/search/range.ts";
import type { SortBy } from "#domain/search/sorts.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import type { Day } from "#domain/stay/day.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
import type { Weekday } from "#domain/stay/weekday.ts";

/** What a part of a sentence asks for. */
export type Meaning =
  | { kind: "city"; cityId: number }
  | { kind: "area"; areaId: number; cityId: number }
  | ({ kind: "near"; landmarkId: number; cityId: number } & Point)
  | { kind: "option"; filter: LookupFilterName; id: number }
  | { kind: "guests"; adults: number; children: number }
  | { kind: "stay"; checkIn: Day; checkOut: Day }
  | { kind: "flexible"; choice: FlexibleChoice }
  /** The total of the stay in riyals. */
  | ({ kind: "price" } & Range)
  | { kind: "rooms"; filter: "bedCountFilter" | "bathRoomCountFilter"; minimum: number }
  | { kind: "checkbox"; filter: CheckboxFilterName }
  | { kind: "sort"; sortBy: SortBy };

export type PlaceMeaning = Extract<Meaning, { kind: "city" | "area" | "near" }>;

/** A piece of the text from one character to the one before another. */
export type Span = { from: number; to: number };

export type SentencePart = Meaning & { spans: Span[] };

/** Why words were not used. The guest reads it, and nothing is guessed. */
export const unclearReasons = [
  "unknown",
  "place",
  "ambiguous",
  "otherCity",
  "twice",
  "without",
  "or",
  "dates",
  "month",
  "noMonth",
  "period",
  "flexible",
  "noArrival",
  "days",
  "guests",
  "adults",
  "price",
  "perNight",
  "nearMe",
] as const;
export type UnclearReason = (typeof unclearReasons)[number];
export type Unclear = { reason: UnclearReason; spans: Span[] };

export type Sentence = { parts: SentencePart[]; unclear: Unclear[] };

/** What a sentence depends on besides its words. */
export type Reading = {
  today: Day;
  /** The last day of the site's calendar. */
  maxDate: Day;
  weekendNights: readonly Weekday[];
  /** The country of the site, whose holidays are meant. */
  country: CountryCode;
  /** The currency of an amount without one, and the units of each currency per riyal. */
  currency: CurrencyCode;
  rates: Partial<Record<CurrencyCode, number>>;
};

export const MAX_SENTENCE = 300;
