import { type Direction, directionOf } from "#domain/language/language.ts";
import { type CurrencyCode, currencies } from "#domain/money/currency.ts";
import { currencyOfCountry } from "#domain/money/currency-of-country.ts";
import { DEFAULT_WINDOW_MONTHS } from "#domain/stay/calendar/calendar-window.ts";
import { type CardKind, type Features, featuresOf } from "./features.ts";
import { type CountryCode, countryCodes, type SiteCountry, siteCountries } from "./site-countries.ts";
import { type Brand, brands, siteRows } from "./site-rows.ts";
import { type VatCountry, vatOfSite } from "./vat.ts";

export type { CountryCode } from "./site-countries.ts";
export type { Brand } from "./site-rows.ts";

export type SiteId = `${Brand}-${CountryCode}`;

/** Everything about a site except `env`, which depends on the process. */
export type Site = SiteCountry & {
  siteId: SiteId;
  brand: Brand;
  countryCode: CountryCode;
  /** The host of canonical URLs in production. */
  domain: string;
  hosts: readonly string[];
  dir: Direction;
  currency: CurrencyCode;
  supportPhone: string;
  tollFree: string | null;
  supportEmails: { general: string; booking: string };
  acceptedCards: readonly CardKind[];
  /** The currency of the site first. */
  allowedCurrencies: readonly CurrencyCode[];
  features: Features;
  partner: { id: string; utmSource: string } | null;
  calendarWindowMonths: number;
  vatCountry: VatCountry;
  /** Percent; `null` if it depends on the country of the property: see `vatOnProperty`. */
  vatRate: number | null;
};

const defaultSite = siteOf("mabeet", "SA");

export const sites: readonly Site[] = brands.flatMap((brand) => countryCodes.map((country) => siteOf(brand, country)));

/** The site of a `Host` header: an exact host, its counterpart under `.localhost`, or the default site. */
export function siteByHost(host: string | null | undefined): Site {
  const name = (host ?? "").trim().toLowerCase().replace(/:\d*$/, "");
  return sites.find((site) => site.hosts.includes(name) || localHostOf(site) === name) ?? defaultSite;
}

export function siteById(siteId: SiteId): Site {
  return sites.find((site) => site.siteId === siteId) ?? defaultSite;
}

/** The host of a site in development and tests: `mabeet-sa.localhost`. */
export function localHostOf({ siteId }: Pick<Site, "siteId">): string {
  return `${siteId.toLowerCase()}.localhost`;
}

/** Phone numbers and email addresses are placeholders from reserved ranges. */
function siteOf(brand: Brand, countryCode: CountryCode): Site {
  const country = siteCountries[countryCode];
  const currency = currencyOfCountry(countryCode);
  const { hosts, cards, features } = siteRows[brand][countryCode];
  return {
    ...country,
    ...vatOfSite(brand, countryCode),
    siteId: `${brand}-${countryCode}`,
    brand,
    countryCode,
    domain: hosts[0],
    hosts,
    dir: directionOf(country.language),
    supportPhone: `${country.dialCode} 800 000 0000`,
    tollFree: countryCode === "GLOBAL" ? null : "800 000 0000",
    supportEmails: { general: "support@example.test", booking: "booking@example.test" },
    acceptedCards: cards,
    currency,
    allowedCurrencies: [currency, ...currencies.filter((code) => code !== currency)],
    features: featuresOf(features),
    partner: null,
    calendarWindowMonths: DEFAULT_WINDOW_MONTHS,
  };
}
