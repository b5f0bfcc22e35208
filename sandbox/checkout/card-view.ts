import type { Card } from "../bank/payment.ts";

const schemes: Record<string, string> = {
  visa: "Visa",
  "master-card": "Mastercard",
  "american-express": "American Express",
};

/** mada is a local scheme: its cards also carry the mark of Visa or Mastercard. */
export function schemeOf({ brand, bin }: Card): string {
  return schemes[brand] ?? (bin.startsWith("4") ? "Visa" : "Mastercard");
}

export function isMadaCard(card: Card | null): boolean {
  return card?.brand === "mada";
}

/** What Checkout.com tells about a card, without its number. */
export function cardView(card: Card) {
  return {
    scheme: schemeOf(card),
    ...(isMadaCard(card) ? { scheme_local: "mada" } : {}),
    last4: card.last4,
    bin: card.bin,
    card_type: isMadaCard(card) ? "DEBIT" : "CREDIT",
    card_category: "CONSUMER",
    issuer: "Demo bank",
    issuer_country: "SA",
    product_id: "A",
    product_type: "Demo card",
  };
}
