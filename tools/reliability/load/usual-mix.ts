import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { ProductProcess } from "#server/testing/product-process.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import { benchMember } from "../environment/bench-member.ts";
import { listedProperties } from "../environment/listed-properties.ts";
import { recordingApp } from "../environment/recording-app.ts";
import { guestPages } from "./guest-pages.ts";
import { loadMix } from "./load-mix.ts";

/** Settings without limits, so that one machine can act for many guests. */
export const NO_LIMITS = {
  LIMIT_SEARCH: "1000000",
  LIMIT_READ: "1000000",
  LIMIT_PAGES: "1000000",
  LIMIT_WRITE: "1000000",
  LIMIT_REGISTER: "1000000",
  HOLDS_PER_NETWORK: "1000000",
};
const MEMBERS = 5;
const HOLDERS = 10;

/** The usual mix of guests of a product, with pages and with data in their place. */
export async function usualMix(environment: BenchEnvironment, product: ProductProcess, seed: number) {
  const app = recordingApp(product);
  const { sandbox, db } = environment;
  const host = `mabeet-sa.localhost:${product.port}`;
  const properties = await listedProperties(db);
  const listed = await aCartGuest(app, { host }).call("GET", endpoints.listCities.url);
  const cities = (listed.json() as { cityId: number }[]).map(({ cityId }) => cityId);
  const servers = [{ app, host, port: product.port }];
  const members: CartGuest[] = [];
  for (let n = 0; n < MEMBERS; n++) members.push(await benchMember({ servers, sandbox }));
  const holders = await guestsWithCart(host, app, properties);
  const random = seededRandom(seed);
  const page = guestPages({ app, host, random, properties, cities, members, holders });
  const mix = { app, host, sandbox, properties, seed };
  return { app, withPages: loadMix({ ...mix, page }), withoutPages: loadMix(mix) };
}

async function guestsWithCart(
  host: string,
  app: ReturnType<typeof recordingApp>,
  properties: readonly number[],
): Promise<CartGuest[]> {
  const checkIn = addDays(todayInRiyadh(new Date()), 320);
  const guests: CartGuest[] = [];
  for (const propertyId of properties.slice(0, 4 * HOLDERS)) {
    const guest = aCartGuest(app, { host });
    const { cartId } = await guest.cart({ propertyId, checkIn, checkOut: addDays(checkIn, 2) });
    if (cartId) guests.push(guest);
    if (guests.length === HOLDERS) break;
  }
  return guests;
}
