/** Homes in a fixed order: who stands at a place, and where each stands. */
export type Places = { homeAt: Int32Array; placeOf: Int32Array };

/** Room for the tie of a key in one exact number: 2^20 homes a city, 2^32 ranks. */
export const PLACES = 2 ** 20;

export function noPlaces(room: number): Places {
  return { homeAt: new Int32Array(room), placeOf: new Int32Array(room) };
}

/** Orders the first `known` homes by a rank, the highest first, equal ones by `tie`, the lowest first. */
export function sortPlaces(places: Places, known: number, rank: Int32Array, tie: (home: number) => number): void {
  const homeOfTie = new Int32Array(known);
  const keys = Float64Array.from({ length: known }, (_, home) => {
    homeOfTie[tie(home)] = home;
    return tie(home) - (rank[home] as number) * PLACES;
  }).sort();
  for (const [place, key] of keys.entries()) {
    const home = homeOfTie[tieOfKey(key)] as number;
    places.homeAt[place] = home;
    places.placeOf[home] = place;
  }
}

/** The tie that was added to a whole number times `PLACES`. */
export function tieOfKey(key: number): number {
  return key - Math.floor(key / PLACES) * PLACES;
}

type IsBefore = (one: number, other: number) => boolean;

/** Puts a home among the first `known`, behind those who stand before it. */
export function takePlace({ homeAt, placeOf }: Places, home: number, known: number, isBefore: IsBefore): void {
  let [place, end] = [0, known];
  while (place < end) {
    const middle = (place + end) >>> 1;
    if (isBefore(homeAt[middle] as number, home)) place = middle + 1;
    else end = middle;
  }
  homeAt.copyWithin(place + 1, place, known);
  homeAt[place] = home;
  for (let each = place; each <= known; each++) placeOf[homeAt[each] as number] = each;
}

/** Takes a home out of the first `known`. */
export function leavePlace({ homeAt, placeOf }: Places, home: number, known: number): void {
  const place = placeOf[home] as number;
  homeAt.copyWithin(place, place + 1, known);
  for (let each = place; each < known - 1; each++) placeOf[homeAt[each] as number] = each;
}
