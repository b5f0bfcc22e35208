import type { Site } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import type { SeasonCalendar, SeasonKind } from "./season.ts";

/** Who gives a discount on nights; of equal ones the first counts. */
export const discountSources = ["PROPERTY", "PLATFORM", "CAMPAIGN"] as const;
export type DiscountSource = (typeof discountSources)[number];

/** A percentage off every night from the first to the last, both included. */
export type NightDiscount = { from: Day; to: Day; percentage: number; source: DiscountSource };

/** What a home asks for its nights, in halalas before VAT. */
export type HomeRates = {
  weekdayPrice: number;
  weekendPrice: number;
  /** Percent added in a season, or taken off where negative. */
  seasonPercents: Partial<Record<SeasonKind, number>>;
  discounts: readonly NightDiscount[];
  /** Prices the host set for single nights; neither weekend nor season changes them. */
  overrides?: Readonly<Record<Day, number>>;
};

/** Where a night is sold and where it is slept: what a price depends on besides the home. */
export type Sale = {
  /** `serviceFee` is halalas a stay, before VAT. */
  site: Pick<Site, "weekendNights" | "countryCode" | "vatRate"> & { serviceFee?: number };
  homeCountry: string;
  seasons: SeasonCalendar;
};
