import { aCartGuest, aTraveller } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { benchPayloads } from "#tools/measure/payloads.ts";
import type { RecordingApp } from "../environment/recording-app.ts";

type MixOptions = {
  app: Pick<RecordingApp, "inject">;
  host: string;
  sandbox: { url: string };
  properties: readonly number[];
  seed: number;
  /** Requests a page. Without it the share of pages reads data instead: a process of the API alone serves no pages. */
  page?: () => Promise<unknown>;
};

/** The shares of 100 guests, as goal G13 defines them. */
const SHARES = { read: 70, page: 20, hold: 8, book: 2 };

/** The usual mix of guests; each has its own network. */
export function loadMix({ app, host, sandbox, properties, seed, page }: MixOptions): () => Promise<unknown> {
  const random = seededRandom(seed);
  const today = todayInRiyadh(new Date());
  const payloads = benchPayloads(500, today);
  const property = () => properties[random.between(0, properties.length - 1)] ?? 0;
  const stayInput = () => {
    const checkIn = addDays(today, random.between(5, 300));
    return { propertyId: property(), checkIn, checkOut: addDays(checkIn, random.between(1, 3)) };
  };
  const newGuest = () => aCartGuest(app, { host });

  const readings: (() => Promise<unknown>)[] = [
    () => newGuest().call("POST", endpoints.searchProperties.url, payloads[random.between(0, payloads.length - 1)]),
    () => newGuest().call("GET", `${endpoints.getPropertyDetails.url}?propertyId=${property()}`),
    () => newGuest().call("GET", endpoints.getAvailability.url.replace(":propertyId", String(property()))),
    () => newGuest().call("GET", endpoints.listCities.url),
    () => newGuest().call("GET", `${endpoints.searchLookups.url}?name=al`),
    () => newGuest().quote(stayInput()),
  ];
  const actions: Record<keyof typeof SHARES, () => Promise<unknown>> = {
    read: () => (readings[random.between(0, readings.length - 1)] as () => Promise<unknown>)(),
    page: () => (page ? page() : actions.read()),
    hold: async () => {
      const guest = aPayingGuest(app, sandbox, { host });
      const { cartId } = await guest.cart(stayInput());
      if (!cartId) return;
      await guest.setGuest(cartId, aTraveller({ email: guest.email, phone: guest.phone }));
      await guest.release(cartId);
    },
    book: async () => {
      const guest = aPayingGuest(app, sandbox, { host });
      const { cartId } = await guest.cart(stayInput());
      if (!cartId) return;
      const filled = await guest.setGuest(cartId, aTraveller({ email: guest.email, phone: guest.phone }));
      if (filled.statusCode === 200) await guest.pay(filled.json(), testCards.paid);
    },
  };
  const shares = Object.entries(SHARES).flatMap(([name, share]) => Array(share).fill(name)) as (keyof typeof SHARES)[];
  return () => actions[shares[random.between(0, shares.length - 1)] as keyof typeof SHARES]();
}
