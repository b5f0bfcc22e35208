import { aCartGuest, aTraveller } from "#api/testing/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { endpoints } from "#contract/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { benchPayloads } from "#tools/bench/search/payloads.ts";
import type { WatchedApp } from "../environment/watched-app.ts";

type Place = {
  app: Pick<WatchedApp, "inject">;
  host: string;
  sandbox: { url: string };
  properties: readonly number[];
  seed: number;
  /** Otherwise who would open a page reads something else: a process of the API alone has none. */
  withPages?: boolean;
};

/** Of a hundred guests so many do this: G13 of the reliability paper. */
const SHARES = { read: 70, page: 20, hold: 8, book: 2 };

/** What guests do in the usual mix; each comes from a network of their own. */
export function loadMix({ app, host, sandbox, properties, seed, withPages = true }: Place): () => Promise<unknown> {
  const random = seededRandom(seed);
  const today = todayInRiyadh(new Date());
  const payloads = benchPayloads(500, today);
  const property = () => properties[random.between(0, properties.length - 1)] ?? 0;
  const wish = () => {
    const checkIn = addDays(today, random.between(5, 300));
    return { propertyId: property(), checkIn, checkOut: addDays(checkIn, random.between(1, 3)) };
  };
  const anybody = () => aCartGuest(app, { host });

  const readings: (() => Promise<unknown>)[] = [
    () => anybody().call("POST", endpoints.searchProperties.url, payloads[random.between(0, payloads.length - 1)]),
    () => anybody().call("GET", `${endpoints.getPropertyDetails.url}?propertyId=${property()}`),
    () => anybody().call("GET", endpoints.getAvailability.url.replace(":propertyId", String(property()))),
    () => anybody().call("GET", endpoints.listCities.url),
    () => anybody().call("GET", `${endpoints.searchLookups.url}?name=al`),
    () => anybody().quote(wish()),
  ];
  const pages = [
    () => "/ar/chalets-home",
    () => "/en/chalets/search?cityId=5",
    () => `/ar/chalet/details/${property()}`,
  ];

  const actions: Record<keyof typeof SHARES, () => Promise<unknown>> = {
    read: () => (readings[random.between(0, readings.length - 1)] as () => Promise<unknown>)(),
    page: () =>
      withPages ? anybody().call("GET", pages[random.between(0, pages.length - 1)]?.() ?? "/") : actions.read(),
    hold: async () => {
      const guest = aPayingGuest(app, sandbox, { host });
      const { cartId } = await guest.cart(wish());
      if (!cartId) return;
      await guest.setGuest(cartId, aTraveller({ email: guest.email, phone: guest.phone }));
      await guest.release(cartId);
    },
    book: async () => {
      const guest = aPayingGuest(app, sandbox, { host });
      const { cartId } = await guest.cart(wish());
      if (!cartId) return;
      const filled = await guest.setGuest(cartId, aTraveller({ email: guest.email, phone: guest.phone }));
      if (filled.statusCode === 200) await guest.pay(filled.json(), testCards.paid);
    },
  };
  const turns = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name)) as (keyof typeof SHARES)[];
  return () => actions[turns[random.between(0, turns.length - 1)] as keyof typeof SHARES]();
}
