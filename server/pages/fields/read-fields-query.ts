import { isPayingOrigin } from "#api/payment/fields/fields-origin.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { isLanguage, type Language } from "#domain/language/language.ts";
import { type CardGateway, cardGateways } from "#domain/payment/gateways.ts";
import type { CardKind } from "#domain/site/features.ts";
import type { Brand } from "#domain/site/sites.ts";

/** What the address of the page with the card fields says: `?origin&lang&brand&cards&gateway&kind`. */
export type FieldsQuery = {
  /** The payment page around the fields, and nobody else, gets their messages. */
  origin: string;
  language: Language;
  brand: Brand;
  cards: readonly string[];
  gateway: CardGateway;
  kind: "fields" | "wallet";
};

const CARDS: readonly CardKind[] = ["visa", "master-card", "american-express", "mada"];

/** `null` when the page around the fields is not one of ours, or the gateway is unknown. */
export function readFieldsQuery(settings: Pick<Settings, "appEnv">, query: URLSearchParams): FieldsQuery | null {
  const origin = query.get("origin") ?? "";
  const gateway = cardGateways.find((name) => name === query.get("gateway"));
  if (!gateway || !isPayingOrigin(settings, origin)) return null;
  const wanted = (query.get("cards") ?? "").split(",");
  const cards = CARDS.filter((card) => wanted.includes(card));
  const language = query.get("lang");
  return {
    origin,
    gateway,
    language: isLanguage(language) ? language : "en",
    brand: query.get("brand") === "tajawal" ? "tajawal" : "mabeet",
    cards: cards.length > 0 ? cards : CARDS,
    kind: query.get("kind") === "wallet" ? "wallet" : "fields",
  };
}
