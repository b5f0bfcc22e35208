import { useEffect, useState } from "react";
import type { CountryList } from "#contract/system.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { knownCountries } from "#web/lib/known-lists.ts";

/** All countries, asked for once the page is awake; empty until then. */
export function useCountries(): CountryList {
  const [countries, setCountries] = useState<CountryList>([]);
  useEffect(() => {
    void knownCountries().then(setCountries);
  }, []);
  return countries;
}

/** Their names in the guest's language, in its order. */
export function useCountryNames(countries: CountryList): { code: string; dialCode: string; label: string }[] {
  const language = useLanguage();
  return countries
    .map(({ Code, DialCode, Label }) => {
      const label = Label.find(({ Locale }) => Locale === language) ?? Label[0];
      return { code: Code, dialCode: DialCode, label: label?.Value ?? Code };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

/** Each dial code once; the one that stands in the box is there before the list is. */
export function useDialCodes(countries: CountryList, own: string): { dialCode: string; label: string }[] {
  const names = useCountryNames(countries);
  const codes = new Map(names.map(({ dialCode, label }) => [dialCode, label]));
  if (!codes.has(own)) codes.set(own, "");
  return [...codes].map(([dialCode, label]) => ({ dialCode, label }));
}
