import type { CountryList } from "#contract/site/system.ts";
import { countryOfDialCode } from "#domain/field/phone.ts";

type Typed = { dialCode: string; countryCode?: string };

/** The country of a typed phone: the chosen one, else the main one of its dial code; empty while it is unknown. */
export function countryOf({ dialCode, countryCode }: Typed, countries: CountryList): string {
  const listed = countries.map(({ Code, DialCode }) => ({ code: Code, dialCode: DialCode }));
  const isUnlisted = countries.length === 0 && countryCode;
  return isUnlisted ? countryCode : countryOfDialCode(dialCode, listed, countryCode);
}
