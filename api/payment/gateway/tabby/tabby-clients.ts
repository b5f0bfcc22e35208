import { createGatewayClient, type GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { valueFor } from "#domain/payment/gateways.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";

/** The wrong address of two: it says nothing about a payment. */
const WRONG_REGION = 403;

export type TabbyClients = {
  /** The client of the address for this country. */
  of: (country: CountryCode) => GatewayClient;
  /** One for each address at which we have a merchant code. */
  all: readonly GatewayClient[];
};

/** Tabby has an address for Saudi Arabia and one for other countries; either can be down alone. */
export function createTabbyClients(settings: PartnerSettings<"tabby">): TabbyClients {
  const { tabbyUrls, tabbyMerchantCodes, tabbySecretKey } = settings;
  const create = (url: string) => {
    const company = { name: "tabby", url, authorization: `Bearer ${tabbySecretKey}`, noAnswer: [WRONG_REGION] };
    return createGatewayClient(company, settings);
  };
  const clients = new Map(Object.values(tabbyUrls).map((url) => [url, create(url)]));
  const clientOf = (country: CountryCode) => {
    const client = clients.get(valueFor(tabbyUrls, country));
    if (!client) throw new Error(`There is no address of Tabby for ${country}.`);
    return client;
  };
  const countries = Object.keys(tabbyMerchantCodes) as (keyof typeof tabbyMerchantCodes)[];
  const used = countries.includes("*")
    ? [...clients.values()]
    : countries.map((country) => clientOf(country as CountryCode));
  return { of: clientOf, all: [...new Set(used)] };
}
