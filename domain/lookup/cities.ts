import type { VatCountry } from "#domain/site/vat.ts";

/** Riyadh, where a search starts when a guest named no city. */
export const DEFAULT_CITY_ID = 5;

/** Al Khiran, Manama, Dubai and Ras Al Khaimah; every other city is Saudi. */
const abroad: ReadonlyMap<number, VatCountry> = new Map([
  [11, "KW"],
  [12, "BH"],
  [13, "AE"],
  [14, "AE"],
]);

/** The country a city's homes are taxed in on the global sites. */
export function countryOfCity(cityId: number): VatCountry {
  return abroad.get(cityId) ?? "SA";
}
