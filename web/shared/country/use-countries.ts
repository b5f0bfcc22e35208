import { useEffect, useState } from "react";
import type { CountryList } from "#contract/system.ts";
import { firstSign } from "#web/hydration/wait-for-interaction.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { knownCountries } from "#web/lib/known-lists.ts";

/**
 * All countries, asked for once the page is awake; empty until somebody is there to choose one, because several hundred
 * lines in the boxes of a form cost a phone a quarter of a second.
 */
export function useCountries(): CountryList {
  const [countries, setCountries] = useState<CountryList>([]);
  useEffect(() => {
    let isGone = false;
    void Promise.all([knownCountries(), firstSign()]).then(([list]) => isGone || setCountries(list));
    return () => {
      isGone = true;
    };
  }, []);
  return countries;
}

/** Their names in the guest's language, in its order. */
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

/** Each dial code once; the one that stands in the box is there before the list is. */
export function useDialCodes(countries: CountryList, own: string): { dialCode: string; label: string }[] {
  const names = useCountryNames(countries);
  const codes = new Map(names.map(({ dialCode, label }) => [dialCode, label]));
  if (!codes.has(own)) codes.set(own, "");
  return [...codes].map(([dialCode, label]) => ({ dialCode, label }));
}
