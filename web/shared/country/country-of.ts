import type { CountryList } from "#contract/system.ts";

/** The countries of our sites, used until the list of all countries has loaded. */
const ownCountries: Record<string, string> = { "+966": "SA", "+971": "AE", "+965": "KW", "+973": "BH" };

/** The first country of a dial code; empty while it is unknown. */
export function countryOf(dialCode: string, countries: CountryList): string {
  return ownCountries[dialCode] ?? countries.find(({ DialCode }) => DialCode === dialCode)?.Code ?? "";
}
