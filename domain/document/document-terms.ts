import type { CurrencyCode } from "#domain/money/currency.ts";
import { currencyOfCountry } from "#domain/money/currency-of-country.ts";
import type { Site } from "#domain/site/sites.ts";
import { type VatCountry, vatRates } from "#domain/site/vat.ts";
import type { SellerId } from "./sellers.ts";

/** Which country's document a sale has, and what its law asks for. */
export type DocumentTerms = {
  sellerId: SellerId;
  /** Whose tax law applies; `null` for a receipt. */
  taxCountry: VatCountry | null;
  rate: number;
  /** The currency in which VAT is declared; `null` for a receipt. */
  taxCurrency: CurrencyCode | null;
  /** Saudi Arabia wants a code that its app reads; elsewhere the code opens our page about the document. */
  code: "tlv" | "link";
};

/** What a sale is documented by: only taxed sales have an invoice. */
export function kindOfSale({ taxCountry }: Pick<DocumentTerms, "taxCountry">): "invoice" | "receipt" {
  return taxCountry ? "invoice" : "receipt";
}

/** The country of the site decides; on a global site that of the home, and a receipt where that has no VAT. */
export function documentTerms(
  site: Pick<Site, "brand" | "countryCode" | "vatCountry">,
  homeCountry: string,
): DocumentTerms {
  const isGlobal = site.countryCode === "GLOBAL";
  const country = isGlobal ? taxCountries.find((code) => code === homeCountry) : site.vatCountry;
  const rate = country ? vatRates[country] : 0;
  const sellerId: SellerId = `${site.brand}-${country ?? site.vatCountry}`;
  if (!country || rate === 0) return { sellerId, taxCountry: null, rate: 0, taxCurrency: null, code: "link" };
  const taxCurrency = currencyOfCountry(country);
  return { sellerId, taxCountry: country, rate, taxCurrency, code: country === "SA" ? "tlv" : "link" };
}

const taxCountries = Object.keys(vatRates) as readonly VatCountry[];
