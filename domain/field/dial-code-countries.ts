/** The countries of the Gulf, which most guests come from; lists of dial codes begin with them. */
export const gulfCountries = ["SA", "AE", "KW", "BH", "QA", "OM"] as const;

/** The country that a shared dial code usually means, when only the code is known. */
const mainCountries: Record<string, string> = {
  "+966": "SA",
  "+971": "AE",
  "+965": "KW",
  "+973": "BH",
  "+1": "US",
  "+7": "RU",
  "+39": "IT",
  "+44": "GB",
  "+47": "NO",
  "+61": "AU",
  "+64": "NZ",
  "+212": "MA",
  "+262": "RE",
  "+358": "FI",
  "+500": "FK",
  "+590": "GP",
  "+599": "CW",
};

type DialCountry = { code: string; dialCode: string };

/** The country of a dial code: the chosen one if it has this code, else the main one, else the first that has it. */
export function countryOfDialCode(dialCode: string, countries: readonly DialCountry[], chosen?: string): string {
  const sharing = countries.filter((country) => country.dialCode === dialCode);
  const isChosen = sharing.some(({ code }) => code === chosen);
  return (isChosen ? chosen : undefined) ?? mainCountries[dialCode] ?? sharing[0]?.code ?? "";
}

/** Countries in the order of a list: the Gulf first, then as they came. */
export function gulfFirst<Country extends { code: string }>(countries: readonly Country[]): Country[] {
  const gulf = gulfCountries.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return [...gulf, ...countries.filter((country) => !gulf.includes(country))];
}
