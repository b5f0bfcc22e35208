import type { CardKind } from "#domain/site/features.ts";

const brands: Record<string, CardKind> = {
  visa: "visa",
  mastercard: "master-card",
  amex: "american-express",
  americanexpress: "american-express",
  mada: "mada",
};

type Schemes = {
  scheme?: string | null | undefined;
  scheme_local?: string | null | undefined;
  local_schemes?: unknown;
};

/** The brand as sites name it. A mada card has the mark of Visa or Mastercard too, and is mada. */
export function cardBrandOf({ scheme, scheme_local: local, local_schemes: locals }: Schemes): string | null {
  const isMada = [local, locals].flat().some((each) => typeof each === "string" && wordOf(each) === "mada");
  if (isMada) return "mada";
  return scheme ? (brands[wordOf(scheme)] ?? wordOf(scheme)) : null;
}

function wordOf(scheme: string): string {
  return scheme.toLowerCase().replace(/[^a-z]/g, "");
}
