import type { CurrencyCode } from "#domain/money/currency.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import type { Token } from "./tokens.ts";

export const perNightPhrases: Phrases<true> = phraseTable<true>([
  ["per night,a night,each night,every night,nightly,night,per day,a day", true],
  ["لليلة,لليلة الواحدة,في الليلة,في الليلة الواحدة,لكل ليلة,بالليلة,الليلة,ليلة,لليوم,باليوم,في اليوم", true],
]);

type CurrencyWord = CurrencyCode | "dinar" | "unknown";
const currencyWords: Phrases<CurrencyWord> = phraseTable<CurrencyWord>([
  ["riyal,riyals,rial,rials,saudi riyal,saudi riyals,sar,sr,ريال,ريالا,ريالات,ريال سعودي,ر س", "SAR"],
  ["dirham,dirhams,aed,dhs,درهم,درهما,دراهم,درهم إماراتي,د إ", "AED"],
  ["kuwaiti dinar,kuwaiti dinars,kwd,kd,دينار كويتي,دك,د ك", "KWD"],
  ["bahraini dinar,bahraini dinars,bhd,bd,دينار بحريني", "BHD"],
  ["dinar,dinars,دينار,دينارا,دنانير", "dinar"],
  ["qatari riyal,qatari riyals,qar,ريال قطري", "QAR"],
  ["dollar,dollars,usd,دولار,دولارا,دولارات", "USD"],
  ["euro,euros,eur,يورو", "EUR"],
  ["pound,pounds,gbp,جنيه", "unknown"],
]);
const DINARS: readonly CurrencyCode[] = ["KWD", "BHD"];

/** Things that a number may measure instead of a price. */
export const measures: Phrases<true> = phraseTable<true>([
  ["sqm,sq,square,m,m2,metre,metres,meter,meters,km,kilometre,kilometres,kilometer,kilometers,mile,miles", true],
  ["minute,minutes,min,mins,hour,hours,year,years,yr,yrs,month,months,star,stars,percent,am,pm", true],
  ["متر,مترا,أمتار,م,كم,كيلو,كيلومتر,دقيقة,دقائق,ساعة,ساعات,سنة,سنوات,سنين,شهر,أشهر,نجوم,نجمة,بالمئة", true],
]);

/** The currency that is written at a token; a dinar is the guest's own. */
export function readCurrency(tokens: readonly Token[], at: number, own: CurrencyCode) {
  const match = matchPhrase(currencyWords, tokens, at);
  const word = match?.values[0];
  if (!match || !word) return null;
  if (word === "unknown") return { currency: null, length: match.length };
  if (word !== "dinar") return { currency: word, length: match.length };
  return { currency: DINARS.includes(own) ? own : null, length: match.length };
}

export function isCurrency(tokens: readonly Token[], at: number): boolean {
  return matchPhrase(currencyWords, tokens, at) !== null;
}
