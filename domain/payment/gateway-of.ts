import type { CountryCode } from "#domain/site/site-countries.ts";
import { type ByCountry, type CardGateway, type Gateway, valueFor } from "./gateways.ts";
import { methodRow, type PaymentMethod } from "./methods.ts";

/** The gateway that takes a new payment; `null` for our own wallet. A country's choice counts where the method has it. */
export function gatewayOf(method: PaymentMethod, country: CountryCode, chosen: ByCountry<CardGateway>): Gateway | null {
  const { gateways: possible } = methodRow(method);
  const wanted = valueFor(chosen, country);
  return possible.includes(wanted) ? wanted : (possible[0] ?? null);
}
