import type { Language } from "#domain/language/language.ts";
import type { Weekday } from "#domain/stay/weekday.ts";

export const countryCodes = ["SA", "AE", "KW", "BH", "GLOBAL"] as const;
export type CountryCode = (typeof countryCodes)[number];

export type SiteCountry = {
  language: Language;
  dialCode: string;
  weekStart: Weekday;
  weekend: readonly Weekday[];
  /** The nights that a weekend trip from this country spends; a property in this country has its weekend price then. */
  weekendNights: readonly Weekday[];
};

/** The weekend of every country that is not in the table below. */
export const GULF_WEEKEND = { weekend: ["fri", "sat"], weekendNights: ["thu", "fri"] } as const;
const WESTERN_WEEKEND = { weekend: ["sat", "sun"], weekendNights: ["fri", "sat"] } as const;

/** What the sites of both brands have in common in a country. */
export const siteCountries: Record<CountryCode, SiteCountry> = {
  SA: { language: "ar", dialCode: "+966", weekStart: "sun", ...GULF_WEEKEND },
  AE: { language: "en", dialCode: "+971", weekStart: "mon", ...WESTERN_WEEKEND },
  KW: { language: "ar", dialCode: "+965", weekStart: "sat", ...GULF_WEEKEND },
  BH: { language: "ar", dialCode: "+973", weekStart: "sat", ...GULF_WEEKEND },
  GLOBAL: { language: "en", dialCode: "+966", weekStart: "mon", ...WESTERN_WEEKEND },
};
