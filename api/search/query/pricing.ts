import { vatOnProperty } from "#domain/site/vat.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";
import { type StayNights, stayNights } from "./stay-prices.ts";
import type { Charges } from "./total-price.ts";

/** What the price of a stay needs besides the property: the classes of its nights, and the charges on top. */
export type Pricing = { stay: StayNights; charges: Charges };

export function pricingOf(shard: Shard, { site, checkIn, nights, now }: ShardQuery): Pricing {
  const sale = {
    site,
    propertyCountry: shard.country,
    seasons: shard.seasons,
    today: todayInRiyadh(new Date(now * 1_000)),
  };
  return {
    stay: stayNights(shard.prices, checkIn, nights, sale),
    charges: { nights, vatPercent: vatOnProperty(site, shard.country).rate },
  };
}
