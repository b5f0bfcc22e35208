import { useEffect, useState } from "react";
import type { CountryList } from "#contract/system.ts";
import { firstInteraction } from "#web/hydration/wait-for-interaction.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { loadCountries } from "#web/lib/api/cached-lists.ts";

/**
 * All countries. The list stays empty until the first interaction, because several hundred options in a form cost a phone
 * a quarter of a second.
 */
export function useCountries(): CountryList {
  const [countries, setCountries] = useState<CountryList>([]);
  useEffect(() => {
    let isGone = false;
    void Promise.all([loadCountries(), firstInteraction()]).then(([list]) => isGone || setCountries(list));
    return () => {
      isGone = true;
    };
  }, []);
  return countries;
}

/** The countries' names in the guest's language, sorted by its rules. */
export function useCountryNames(countries: CountryList): { code: string; dialCode: string; label: string }[] {
  const language = useLanguage();
  if (countries.length === 0) return [];
  const order = new Intl.Collator(language);
  return countries
    .map(({ Code, DialCode, Label }) => {
      const label = Label.find(({ Locale }) => Locale === language) ?? Label[0];
      return { code: Code, dialCode: DialCode, label: label?.Value ?? Code };
    })
    .toSorted((one, other) => order.compare(one.label, other.label));
}

/** Each dial code once; the current one is included before the list has loaded. */
export function useDialCodes(countries: CountryList, current: string): { dialCode: string; label: string }[] {
  const names = useCountryNames(countries);
  const codes = new Map(names.map(({ dialCode, label }) => [dialCode, label]));
  if (!codes.has(current)) codes.set(current, "");
  return [...codes].map(([dialCode, label]) => ({ dialCode, label }));
}
