import { useEffect, useState } from "react";
import type { CountryList } from "#contract/site/system.ts";
import { countryOfDialCode, gulfFirst } from "#domain/field/phone.ts";
import { firstInteraction } from "#web/hydration/wait-for-interaction.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { loadCountries } from "#web/lib/api/cached-lists.ts";
import type { DialCodeOption } from "./dial-code-option.ts";

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
export function useCountryNames(countries: CountryList): Required<DialCodeOption>[] {
  const language = useLanguage();
  if (countries.length === 0) return [];
  const order = new Intl.Collator(language);
  return countries
    .map(({ Code, DialCode, Label }) => {
      const label = Label.find(({ Locale }) => Locale === language) ?? Label[0];
      const search = Label.map(({ Value }) => Value).join(" ");
      return { code: Code, dialCode: DialCode, label: label?.Value ?? Code, search };
    })
    .toSorted((one, other) => order.compare(one.label, other.label));
}

/** Every country with its dial code, the Gulf first; the current one is included before the list has loaded. */
export function useDialCodes(countries: CountryList, current: string): DialCodeOption[] {
  const language = useLanguage();
  const names = useCountryNames(countries);
  if (names.length > 0) return gulfFirst(names);
  const code = countryOfDialCode(current, []);
  const label = code === "" ? "" : (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code);
  return [{ code, dialCode: current, label }];
}
