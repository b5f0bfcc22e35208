import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useCountries, useCountryNames } from "#web/shared/country/use-countries.ts";
import { Select, type SelectProps } from "#web/ui/field/select.tsx";

type Props = Omit<SelectProps, "options" | "autoComplete"> & { value: string };

/** A select of all countries; the chosen one is an option before the list has loaded. */
export function NationalitySelect(select: Props) {
  const names = useCountryNames(useCountries());
  const language = useLanguage();
  const { value } = select;
  const isListed = value === "" || names.some(({ code }) => code === value);
  const unlisted = isListed ? [] : [{ value, label: nameOf(value, language) }];
  const options = [...unlisted, ...names.map(({ code, label }) => ({ value: code, label }))];
  return <Select {...select} autoComplete="country" options={options} />;
}

/** The browser's own name of the country, since the list loads only at the first interaction. */
function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}
