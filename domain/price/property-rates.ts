import type { Site } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import type { Weekday } from "#domain/stay/weekday.ts";
import type { SeasonCalendar, SeasonKind } from "./season.ts";

/** Sources of discounts; of equal discounts the first source counts. */
export const discountSources = ["PROPERTY", "PLATFORM", "CAMPAIGN"] as const;
export type DiscountSource = (typeof discountSources)[number];

/** A percentage off every night in a period, both ends included. */
export type NightDiscount = { from: Day; to: Day; percentage: number; source: DiscountSource };

/** The nights from which a host can give a discount on longer stays. */
export const discountedLengths = [3, 7, 14, 28] as const;
export type DiscountedLength = (typeof discountedLengths)[number];

/** A percentage off all nights of a stay of at least so many nights. */
export type LengthDiscount = { minNights: DiscountedLength; percentage: number };

export const leadKinds = ["early", "last-minute"] as const;

/** A percentage off all nights of a stay that begins at least (early) or at most (last minute) so many days from today. */
export type LeadDiscount = { kind: (typeof leadKinds)[number]; days: number; percentage: number };

/** The prices of a property in halalas before VAT: its nights, and the fee of a stay. */
export type PropertyRates = {
  weekdayPrice: number;
  weekendPrice: number;
  /** Prices of days of the week; they have precedence over the two above. */
  dayPrices?: Partial<Record<Weekday, number>>;
  /** Percent added in a season; negative values reduce the price. */
  seasonPercents: Partial<Record<SeasonKind, number>>;
  discounts: readonly NightDiscount[];
  lengthDiscounts?: readonly LengthDiscount[];
  leadDiscounts?: readonly LeadDiscount[];
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
  /** The day of the booking. */
  today: Day;
};
