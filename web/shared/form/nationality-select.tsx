import { useLanguage } from "#web/i18n/messages-context.tsx";
import { Select, type SelectProps } from "#web/ui/field/select.tsx";
import { useCountries, useCountryNames } from "../country/use-countries.ts";

type Props = Omit<SelectProps, "options" | "autoComplete"> & { value: string };

/** A country of the list of all; what is already chosen stands there before the list has come. */
export function NationalitySelect(select: Props) {
  const names = useCountryNames(useCountries());
  const language = useLanguage();
  const { value } = select;
  const isListed = value === "" || names.some(({ code }) => code === value);
  const unlisted = isListed ? [] : [{ value, label: nameOf(value, language) }];
  const options = [...unlisted, ...names.map(({ code, label }) => ({ value: code, label }))];
  return <Select {...select} autoComplete="country" options={options} />;
}

/** By the browser's own words: the list comes only once the guest touches the page. */
function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}
