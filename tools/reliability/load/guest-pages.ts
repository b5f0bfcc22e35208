import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import type { SeededRandom } from "#api/testing/search/seeded-random.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { RecordingApp } from "../environment/recording-app.ts";

type App = Pick<RecordingApp, "inject">;
type Options = {
  app: App;
  host: string;
  random: SeededRandom;
  properties: readonly number[];
  cities: readonly number[];
  /** Browsers of members, and of guests with a cart. */
  members: readonly Pick<CartGuest, "call">[];
  holders: readonly Pick<CartGuest, "call">[];
};

/** Who requests pages, in shares of 100; `consented` accepted statistics. */
const GUESTS = { anonymous: 50, consented: 25, member: 15, holder: 10 };
/** Few pages are requested often, most of them rarely: the chance of the n-th of a list falls with n. */
const STEEPNESS = 3;
const DATES = 60;
const filters = ["", "&sortBy=price", "&amenities=1", "&amenities=2", "&bedrooms=2", "&sortBy=rating", "&page=2"];

/** Requests one page as guests do: many addresses in both languages, from all kinds of guests. */
export function guestPages(options: Options): () => Promise<unknown> {
  const { app, host, random } = options;
  const guestOf: Record<keyof typeof GUESTS, () => Pick<CartGuest, "call">> = {
    anonymous: () => aCartGuest(app, { host }),
    consented: () => aCartGuest(app, { host, cookie: `consent=all; visitor=${random.between(1, 1e9)}` }),
    member: () => oftenFirst(options.members, random) ?? aCartGuest(app, { host }),
    holder: () => oftenFirst(options.holders, random) ?? aCartGuest(app, { host }),
  };
  const guests = Object.entries(GUESTS).flatMap(([kind, share]) => Array(share).fill(kind)) as (keyof typeof GUESTS)[];
  return () => {
    const kind = guests[random.between(0, guests.length - 1)] as keyof typeof GUESTS;
    return guestOf[kind]().call("GET", addressOf(options), undefined, { "accept-encoding": "gzip, br" });
  };
}

function addressOf({ random, properties, cities }: Options): string {
  const language = random.between(1, 100) <= 70 ? "ar" : "en";
  const kind = random.between(1, 100);
  if (kind <= 35) return `/${language}/chalets-home`;
  const dates = random.between(1, 100) <= 60 ? stayOf(random) : "";
  if (kind <= 70) {
    const filter = oftenFirst(filters, random) ?? "";
    return `/${language}/chalets/search?cityId=${oftenFirst(cities, random)}${dates}${filter}`;
  }
  return `/${language}/chalet/details/${oftenFirst(properties, random)}${dates.replace("&", "?")}`;
}

function stayOf(random: SeededRandom): string {
  const checkIn = addDays(todayInRiyadh(new Date()), 2 + Math.floor(DATES * random.fraction() ** STEEPNESS));
  return `&checkIn=${checkIn}&checkOut=${addDays(checkIn, random.between(1, 3))}`;
}

function oftenFirst<Item>(list: readonly Item[], random: SeededRandom): Item | undefined {
  return list[Math.floor(list.length * random.fraction() ** STEEPNESS)];
}
