import type { Language } from "#domain/language/language.ts";
import { type CurrencyCode, nativeSymbols } from "./currency.ts";

/** A formatted amount with its currency, never on two lines: `SAR 1,200.50` or `1,200.50 ر.س`; empty without an amount. */
export function currencyText(amountText: string, currency: CurrencyCode, language: Language): string {
  if (amountText === "") return "";
  return language === "ar" ? `${amountText}\u00a0${nativeSymbols[currency]}` : `${currency}\u00a0${amountText}`;
}
