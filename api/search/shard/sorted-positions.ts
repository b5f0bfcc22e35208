/** Positions in an order: the position at each place, and the place of each position. */
export type SortedPositions = { positionAt: Int32Array; placeOf: Int32Array };

/** A key holds a rank and a tie in one exact number: 2^20 properties a city, 2^32 ranks. */
export const TIE_RANGE = 2 ** 20;

export function emptySortedPositions(capacity: number): SortedPositions {
  return { positionAt: new Int32Array(capacity), placeOf: new Int32Array(capacity) };
}

/** Sorts the first `known` positions by descending rank, equal ones by ascending tie. */
export function sortPositions(
  places: SortedPositions,
  known: number,
  rank: Int32Array,
  tie: (position: number) => number,
): void {
  const positionOfTie = new Int32Array(known);
  const keys = Float64Array.from({ length: known }, (_, position) => {
    positionOfTie[tie(position)] = position;
    return tie(position) - (rank[position] as number) * TIE_RANGE;
  }).sort();
  for (const [place, key] of keys.entries()) {
    const position = positionOfTie[tieOfKey(key)] as number;
    places.positionAt[place] = position;
    places.placeOf[position] = place;
  }
}

/** The tie that was added to a whole number times `TIE_RANGE`. */
export function tieOfKey(key: number): number {
  return key - Math.floor(key / TIE_RANGE) * TIE_RANGE;
}

type IsBefore = (one: number, other: number) => boolean;

/** Inserts a position into the first `known`, after all that come before it. */
export function insertSorted(
  { positionAt, placeOf }: SortedPositions,
  position: number,
  known: number,
  isBefore: IsBefore,
): void {
  let [place, end] = [0, known];
  while (place < end) {
    const middle = (place + end) >>> 1;
    if (isBefore(positionAt[middle] as number, position)) place = middle + 1;
    else end = middle;
  }
  positionAt.copyWithin(place + 1, place, known);
  positionAt[place] = position;
  for (let each = place; each <= known; each++) placeOf[positionAt[each] as number] = each;
}

/** Removes a position from the first `known`. */
export function removeSorted({ positionAt, placeOf }: SortedPositions, position: number, known: number): void {
  const place = placeOf[position] as number;
  positionAt.copyWithin(place, place + 1, known);
  for (let each = place; each < known - 1; each++) placeOf[positionAt[each] as number] = each;
}
