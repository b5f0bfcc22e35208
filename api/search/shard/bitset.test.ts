import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Bitset,
  clearBit,
  countBits,
  eachBit,
  emptyBitset,
  hasBit,
  intersect,
  listBits,
  setBit,
  subtract,
  unite,
} from "./bitset.ts";
import { countIntersection } from "./count-intersection.ts";
import { keepWithin } from "./keep-within.ts";

const CAPACITY = 900;
const positions = fc.uniqueArray(fc.integer({ min: 0, max: CAPACITY - 1 }), { maxLength: CAPACITY, size: "+2" });

function bitsetOf(members: Iterable<number>): Bitset {
  const bits = emptyBitset(CAPACITY);
  for (const position of members) setBit(bits, position);
  return bits;
}

function membersOf(bits: Bitset): number[] {
  const members: number[] = [];
  eachBit(bits, (position) => members.push(position));
  return members;
}

const inOrder = (members: Iterable<number>) => [...members].sort((a, b) => a - b);

test("a set lists its members in order, counts them and has each", () => {
  fc.assert(
    fc.property(positions, (members) => {
      const bits = bitsetOf(members);
      expect(membersOf(bits)).toEqual(inOrder(members));
      expect(countBits(bits)).toBe(members.length);
      const list = new Int32Array(bits.length << 5);
      expect([...list.subarray(0, listBits(bits, list))]).toEqual(inOrder(members));
      expect(members.every((position) => hasBit(bits, position))).toBe(true);
    }),
  );
});

test("sets intersect, unite and subtract", () => {
  fc.assert(
    fc.property(positions, positions, (first, second) => {
      const [one, other] = [new Set(first), new Set(second)];
      const after = (change: (into: Bitset, other: Bitset) => void) => {
        const into = bitsetOf(one);
        change(into, bitsetOf(other));
        return membersOf(into);
      };
      expect(after(intersect)).toEqual(inOrder(one.intersection(other)));
      expect(after(subtract)).toEqual(inOrder(one.difference(other)));
      expect(after(unite)).toEqual(inOrder(one.union(other)));
      expect(countIntersection(bitsetOf(one), bitsetOf(other))).toBe(one.intersection(other).size);
    }),
  );
});

test("a range keeps the members whose value is between its ends, and a missing end is open", () => {
  const end = fc.option(fc.integer({ min: -20, max: 20 }), { nil: undefined });
  const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: CAPACITY, maxLength: CAPACITY });
  fc.assert(
    fc.property(positions, values, end, end, (members, column, minimum, maximum) => {
      const bits = bitsetOf(members);
      keepWithin(bits, Int32Array.from(column), { minimum, maximum });
      const isInRange = (value: number) => value >= (minimum ?? value) && value <= (maximum ?? value);
      expect(membersOf(bits)).toEqual(inOrder(members.filter((position) => isInRange(column[position] as number))));
    }),
  );
});

test("a removed position is gone, and its neighbours stay", () => {
  const bits = bitsetOf([30, 31, 32, 33]);
  clearBit(bits, 31);

  expect(membersOf(bits)).toEqual([30, 32, 33]);
});
