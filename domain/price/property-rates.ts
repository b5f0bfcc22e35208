import type { Site } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import type { SeasonCalendar, SeasonKind } from "./season.ts";

/** Sources of discounts; of equal discounts the first source counts. */
export const discountSources = ["PROPERTY", "PLATFORM", "CAMPAIGN"] as const;
export type DiscountSource = (typeof discountSources)[number];

/** A percentage off every night in a period, both ends included. */
export type NightDiscount = { from: Day; to: Day; percentage: number; source: DiscountSource };

/** The prices of a property in halalas before VAT: its nights, and the fee of a stay. */
export type PropertyRates = {
  weekdayPrice: number;
  weekendPrice: number;
  /** Percent added in a season; negative values reduce the price. */
  seasonPercents: Partial<Record<SeasonKind, number>>;
  discounts: readonly NightDiscount[];
  /** Prices that the host set for single nights; weekend and season do not change them. */
  overrides?: Readonly<Record<Day, number>>;
  /** Per stay, whatever its length. */
  serviceFee: number;
};

/** What a price depends on besides the rates. The site decides VAT; the property's country decides its weekend. */
export type Sale = {
  site: Pick<Site, "countryCode" | "vatRate">;
  propertyCountry: string;
  seasons: SeasonCalendar;
};
