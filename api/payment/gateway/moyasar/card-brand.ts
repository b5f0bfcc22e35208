import type { CardKind } from "#domain/site/features.ts";

const brands: Record<string, CardKind> = {
  visa: "visa",
  mada: "mada",
  master: "master-card",
  mastercard: "master-card",
  amex: "american-express",
  american_express: "american-express",
};

/** Our word for a brand; one that we do not know stays as it is, and no site takes it. */
export function cardBrand(word: string): string {
  const known = word.trim().toLowerCase();
  return brands[known] ?? known;
}
