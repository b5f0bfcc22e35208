import type { CountryCode } from "./site-countries.ts";
import type { Brand } from "./site-rows.ts";

/** VAT rate in percent by country of sale. */
export const vatRates = { SA: 15, AE: 5, BH: 10, KW: 0 } as const;
export type VatCountry = keyof typeof vatRates;

/** The country of sale if the country of the site has no rate. */
const sellers: Record<Brand, VatCountry> = { mabeet: "SA", tajawal: "AE" };
/** Countries whose line is shown even at 0 %. */
const alwaysShown: readonly CountryCode[] = ["SA", "AE", "KW"];

/**
 * The country of sale and its rate. The global sites use the rate of the property's country, so they have none of their
 * own.
 */
export function vatOfSite(brand: Brand, country: CountryCode): { vatCountry: VatCountry; vatRate: number | null } {
  if (country === "GLOBAL") return { vatCountry: sellers[brand], vatRate: null };
  return { vatCountry: country, vatRate: vatRates[country] };
}

type Taxing = { countryCode: CountryCode; vatRate: number | null };

/** The VAT percentage of a site for a property in a country, and whether its line is shown. */
export function vatOnProperty(site: Taxing, propertyCountry: string): { rate: number; shown: boolean } {
  const rate = site.vatRate ?? rateOf(propertyCountry);
  return { rate, shown: isVatShown(site, rate) };
}

export function isVatShown({ countryCode }: Pick<Taxing, "countryCode">, rate: number): boolean {
  return rate > 0 || alwaysShown.includes(countryCode);
}

function rateOf(country: string): number {
  return Object.entries(vatRates).find(([code]) => code === country)?.[1] ?? 0;
}
