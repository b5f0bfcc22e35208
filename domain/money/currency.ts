export const currencies = ["SAR", "AED", "QAR", "KWD", "BHD", "USD", "EUR", "GBP", "EGP"] as const;
export type CurrencyCode = (typeof currencies)[number];

/** The currency of every amount in the API. */
export const BASE_CURRENCY = "SAR" satisfies CurrencyCode;

/** Decimals in the ledger and at gateways. */
export const exponents: Record<CurrencyCode, 2 | 3> = {
  SAR: 2,
  AED: 2,
  QAR: 2,
  KWD: 3,
  BHD: 3,
  USD: 2,
  EUR: 2,
  GBP: 2,
  EGP: 2,
};

export const nativeSymbols: Record<CurrencyCode, string> = {
  SAR: "ر.س",
  AED: "د.إ",
  QAR: "ر.ق",
  KWD: "د.ك",
  BHD: "د.ب",
  USD: "$",
  EUR: "€",
  GBP: "£",
  EGP: "ج.م",
};

/** Units of each currency per riyal, until a source of rates is connected. */
export const rates: Record<CurrencyCode, number> = {
  SAR: 1,
  AED: 0.9793,
  QAR: 0.9707,
  KWD: 0.0818,
  BHD: 0.1003,
  USD: 0.2667,
  EUR: 0.245,
  GBP: 0.208,
  EGP: 12.9,
};

export function isCurrency(text: unknown): text is CurrencyCode {
  return currencies.some((code) => code === text);
}

type Spending = { currency?: CurrencyCode | undefined; allowedCurrencies: readonly CurrencyCode[] };

/** The currency of the guest's cookie if this site allows it, else the site's currency, else riyals. */
export function resolveCurrency(cookie: string | null | undefined, site: Spending): CurrencyCode {
  return site.allowedCurrencies.find((code) => code === cookie) ?? site.currency ?? BASE_CURRENCY;
}
