/** Positions in an order: the position at each index, and the index of each position. */
export type SortedPositions = { positionAt: Int32Array; indexOf: Int32Array };

/** A key holds a rank and a tie in one exact number: 2^20 properties a city, 2^32 ranks. */
export const TIE_RANGE = 2 ** 20;

export function emptySortedPositions(capacity: number): SortedPositions {
  return { positionAt: new Int32Array(capacity), indexOf: new Int32Array(capacity) };
}

/** Sorts the first `known` positions by descending rank, equal ones by ascending tie. */
export function sortPositions(
  sorted: SortedPositions,
  known: number,
  rank: Int32Array,
  tie: (position: number) => number,
): void {
  const positionOfTie = new Int32Array(known);
  const keys = Float64Array.from({ length: known }, (_, position) => {
    positionOfTie[tie(position)] = position;
    return tie(position) - (rank[position] as number) * TIE_RANGE;
  }).sort();
  for (const [index, key] of keys.entries()) {
    const position = positionOfTie[tieOfKey(key)] as number;
    sorted.positionAt[index] = position;
    sorted.indexOf[position] = index;
  }
}

/** The tie that was added to a whole number times `TIE_RANGE`. */
export function tieOfKey(key: number): number {
  return key - Math.floor(key / TIE_RANGE) * TIE_RANGE;
}

type IsBefore = (one: number, other: number) => boolean;

/** Inserts a position into the first `known`, after all that come before it. */
export function insertSorted(
  { positionAt, indexOf }: SortedPositions,
  position: number,
  known: number,
  isBefore: IsBefore,
): void {
  let [index, end] = [0, known];
  while (index < end) {
    const middle = (index + end) >>> 1;
    if (isBefore(positionAt[middle] as number, position)) index = middle + 1;
    else end = middle;
  }
  positionAt.copyWithin(index + 1, index, known);
  positionAt[index] = position;
  for (let each = index; each <= known; each++) indexOf[positionAt[each] as number] = each;
}

/** Removes a position from the first `known`. */
export function removeSorted({ positionAt, indexOf }: SortedPositions, position: number, known: number): void {
  const index = indexOf[position] as number;
  positionAt.copyWithin(index, index + 1, known);
  for (let each = index; each < known - 1; each++) indexOf[positionAt[each] as number] = each;
}
