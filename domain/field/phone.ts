import { bareDigits } from "./digits.ts";

/** The form on the wire and in the database: `{ dialCode: "+966", number: "512345678" }`. */
export type Phone = { dialCode: string; number: string };

/** Nine digits with an optional leading zero. */
const NINE_DIGITS = /^0?[1-9]\d{8}$/;
const OTHER = /^\d{5,14}$/;
const rules: Record<string, RegExp> = { "+966": NINE_DIGITS, "+971": NINE_DIGITS };

/** Reads a number typed or pasted beside a dial code; a number with its own dial code keeps it. */
export function readPhone(text: string, dialCode: string): Phone | null {
  const typed = splitPhone(text, dialCode);
  if (!typed || !(rules[typed.dialCode] ?? OTHER).test(typed.number)) return null;
  return { ...typed, number: typed.number.replace(/^0/, "") };
}

/** The number that identifies a contact: `+966512345678`. */
export function fullNumber({ dialCode, number }: Phone): string {
  return `${dialCode}${number}`;
}

/** Whether a typed number is this whole international one; a number without a dial code gets the given one. */
export function isSameNumber(text: string, dialCode: string, number: string): boolean {
  // Query strings and people lose the plus sign of "+966…".
  const readings = [readPhone(text, dialCode), readPhone(`+${bareDigits(text)}`, dialCode)];
  return readings.some((phone) => phone !== null && fullNumber(phone) === number);
}

/** Dial code and digits typed so far, for a field that follows a pasted `+9665…`; `null` for an unknown dial code. */
export function splitPhone(text: string, dialCode: string): Phone | null {
  const number = bareDigits(text).replace(/^00/, "+");
  if (!number.startsWith("+")) return { dialCode, number };
  const own = dialCodeOf(number);
  return own ? { dialCode: own, number: number.slice(own.length) } : null;
}

/** Dial codes of one and two digits, as assigned by the ITU; all others have three. */
const ONE_DIGIT = /^\+[17]/;
const TWO_DIGITS = /^\+(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const THREE_DIGITS = /^\+[2-9]\d\d/;

/** The dial code at the start of an international number such as `+966512345678`, or `null`. */
export function dialCodeOf(number: string): string | null {
  const [code] = ONE_DIGIT.exec(number) ?? TWO_DIGITS.exec(number) ?? THREE_DIGITS.exec(number) ?? [];
  return code ?? null;
}

/** The countries of the Gulf, which most guests come from; lists of dial codes begin with them. */
export const gulfCountries = ["SA", "AE", "KW", "BH", "QA", "OM"] as const;

export const dialCodesOfGulf = ["+966", "+971", "+965", "+973", "+974", "+968"] as const;

/** The country that a dial code means, or usually means where countries share it, when only the code is known. */
const mainCountries: Record<string, string> = {
  "+966": "SA",
  "+971": "AE",
  "+965": "KW",
  "+973": "BH",
  "+974": "QA",
  "+968": "OM",
  "+20": "EG",
  "+962": "JO",
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

/** The countries that are known by their dial code alone. */
export const dialledCountries: readonly string[] = Object.values(mainCountries);

type DialCountry = { code: string; dialCode: string };

/** The country of a dial code: the chosen one if it has this code, else the main one, else the first that has it. */
export function countryOfDialCode(dialCode: string, countries: readonly DialCountry[], chosen?: string): string {
  const sharing = countries.filter((country) => country.dialCode === dialCode);
  const isChosen = sharing.some(({ code }) => code === chosen);
  return (isChosen ? chosen : undefined) ?? mainCountries[dialCode] ?? sharing[0]?.code ?? "";
}

/** The country of an international number such as `+966512345678`, or an empty text. */
export function countryOfNumber(number: string): string {
  return countryOfDialCode(dialCodeOf(number) ?? "", []);
}

/** Countries in the order of a list: the Gulf first, then as they came. */
export function gulfFirst<Country extends { code: string }>(countries: readonly Country[]): Country[] {
  const gulf = gulfCountries.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return [...gulf, ...countries.filter((country) => !gulf.includes(country))];
}
