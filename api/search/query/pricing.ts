import { vatOnHome } from "#domain/site/vat.ts";
import type { Shard } from "../shard/shard.ts";
import type { HomeQuery } from "../shard/shard-query.ts";
import { type StayNights, stayNights } from "./stay-prices.ts";
import type { Charges } from "./total-price.ts";

/** What the stay of a search costs in any home of a shard: the classes of its nights, and what is added to them. */
export type Pricing = { stay: StayNights; charges: Charges };

export function pricingOf(shard: Shard, { site, checkIn, nights }: HomeQuery): Pricing {
  const sale = { site, homeCountry: shard.country, seasons: shard.seasons };
  return {
    stay: stayNights(shard.prices, checkIn, nights, sale),
    charges: { nights, serviceFee: site.serviceFee ?? 0, vatPercent: vatOnHome(site, shard.country).rate },
  };
}
