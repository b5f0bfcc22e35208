import type { CountryCode } from "#domain/site/site-countries.ts";

/** The companies that take money for us. A payment keeps the name of the one that it was sent to. */
export const gateways = ["checkout", "moyasar", "tabby", "tamara"] as const;
export type Gateway = (typeof gateways)[number];

/** The gateways for cards of which an operator chooses one for each country. */
export const cardGateways = ["checkout", "moyasar"] as const satisfies readonly Gateway[];
export type CardGateway = (typeof cardGateways)[number];

/** One value for each country that has its own, and `*` for the others. */
export type ByCountry<Value> = { "*": Value } & Partial<Record<CountryCode, Value>>;

export function valueFor<Value>(values: ByCountry<Value>, country: CountryCode): Value {
  return values[country] ?? values["*"];
}
