/** Kinds of cards that a payment form accepts, with the keys of their names, and `QITAF`, which is only a logo. */
export const cardWords = {
  visa: "visa",
  "master-card": "masterCard",
  "american-express": "americanExpress",
  mada: "mada",
  KNET: "knet",
} as const;
export type CardKind = keyof typeof cardWords;
export const cardKinds = Object.keys(cardWords) as CardKind[];
export type CardMark = CardKind | "QITAF";

const featureNames = ["offers", "packages", "qitaf", "fursan", "mokafa", "wallet", "applePay", "installments"] as const;
export type Feature = (typeof featureNames)[number];
export type Features = Record<Feature, boolean>;

/** The feature flags of a site with exactly these features. */
export function featuresOf(on: readonly Feature[]): Features {
  const switches = featureNames.map((name) => [name, on.includes(name)] as const);
  return Object.fromEntries(switches) as Features;
}

type Payable = { acceptedCards: readonly CardKind[]; features: Features };

/** Whether a site takes cards of this brand, as a gateway names it. */
export function isCardAccepted(card: string, { acceptedCards }: Pick<Payable, "acceptedCards">): boolean {
  return acceptedCards.some((accepted) => accepted === card);
}

/** The logos shown on a site: its cards, and Qitaf if points can be used. */
export function cardMarksOf({ acceptedCards, features }: Payable): CardMark[] {
  return features.qitaf ? [...acceptedCards, "QITAF"] : [...acceptedCards];
}
