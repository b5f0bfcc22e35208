import { takesNew } from "#api/platform/settings/payment-partners.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { valueFor } from "#domain/payment/gateways.ts";
import { methodTable } from "#domain/payment/methods.ts";
import { type CardKind, type Feature, featuresOf } from "#domain/site/features.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import type { Site } from "#domain/site/sites.ts";

type Need = (settings: Settings, country: CountryCode) => boolean;

const loyalty: Need = ({ loyaltyUrl }) => loyaltyUrl !== null;

/** What a feature needs of this deployment; the others need no partner. */
const needs: Partial<Record<Feature, Need>> = {
  qitaf: loyalty,
  fursan: loyalty,
  mokafa: loyalty,
  installments: (settings, country) => lenders.some((lender) => lends(lender, settings, country)),
  // The sandbox alone plays the button: the real one needs a merchant id that no operator has yet.
  applePay: ({ appEnv }) => appEnv !== "production",
};

const lenders = [methodTable.tabby, methodTable.tamara];

function lends({ gateways, site }: (typeof lenders)[number], settings: Settings, country: CountryCode): boolean {
  const countries: readonly CountryCode[] = site.countries;
  return countries.includes(country) && gateways.some((name) => takesNew(settings, name));
}

/** A site as this deployment can offer it: what needs a partner without keys is on none of its pages. */
export function offeredSite(site: Site, settings: Settings): Site {
  const isOffered = ([name, isOn]: [string, boolean]) =>
    isOn && (needs[name as Feature]?.(settings, site.countryCode) ?? true);
  const features = Object.entries(site.features).filter(isOffered);
  return {
    ...site,
    acceptedCards: site.acceptedCards.filter((card) => isCardOffered(card, settings, site.countryCode)),
    features: featuresOf(features.map(([name]) => name as Feature)),
  };
}

function isCardOffered(card: CardKind, settings: Settings, country: CountryCode): boolean {
  if (card === methodTable.knet.site.card) return methodTable.knet.gateways.some((name) => takesNew(settings, name));
  return takesNew(settings, valueFor(settings.cardGateways, country));
}
