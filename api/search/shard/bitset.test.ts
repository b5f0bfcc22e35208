import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addAll,
  type Bitset,
  clearBit,
  countBits,
  eachBit,
  emptyBitset,
  hasBit,
  keepCommon,
  setBit,
  takeAway,
} from "./bitset.ts";
import { countCommon } from "./count-common.ts";

const HOMES = 900;
const homes = fc.uniqueArray(fc.integer({ min: 0, max: HOMES - 1 }), { maxLength: HOMES, size: "+2" });

function bitsetOf(members: Iterable<number>): Bitset {
  const bits = emptyBitset(HOMES);
  for (const home of members) setBit(bits, home);
  return bits;
}

function membersOf(bits: Bitset): number[] {
  const members: number[] = [];
  eachBit(bits, (home) => members.push(home));
  return members;
}

const inOrder = (members: Iterable<number>) => [...members].sort((a, b) => a - b);

test("a set of homes names its members in order, counts them and knows each", () => {
  fc.assert(
    fc.property(homes, (members) => {
      const bits = bitsetOf(members);
      expect(membersOf(bits)).toEqual(inOrder(members));
      expect(countBits(bits)).toBe(members.length);
      expect(members.every((home) => hasBit(bits, home))).toBe(true);
    }),
  );
});

test("sets of homes meet, join and part as sets do", () => {
  fc.assert(
    fc.property(homes, homes, (first, second) => {
      const [one, other] = [new Set(first), new Set(second)];
      const after = (change: (into: Bitset, other: Bitset) => void) => {
        const into = bitsetOf(one);
        change(into, bitsetOf(other));
        return membersOf(into);
      };
      expect(after(keepCommon)).toEqual(inOrder(one.intersection(other)));
      expect(after(takeAway)).toEqual(inOrder(one.difference(other)));
      expect(after(addAll)).toEqual(inOrder(one.union(other)));
      expect(countCommon(bitsetOf(one), bitsetOf(other))).toBe(one.intersection(other).size);
    }),
  );
});

test("a home taken out is gone, and its neighbours stay", () => {
  const bits = bitsetOf([30, 31, 32, 33]);
  clearBit(bits, 31);

  expect(membersOf(bits)).toEqual([30, 32, 33]);
});
