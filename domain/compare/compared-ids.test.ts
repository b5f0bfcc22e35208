import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_COMPARED, readComparedIds, toggleCompared, writeComparedIds } from "./compared-ids.ts";

test.each([
  [["7,8"], { ids: [7, 8], hasInvalid: false, isTooMany: false }],
  [["7", "8", "7"], { ids: [7, 8], hasInvalid: false, isTooMany: false }],
  [["7, 8,,"], { ids: [7, 8], hasInvalid: false, isTooMany: false }],
  [["x,0,-3,1e3,99999999999,7"], { ids: [7], hasInvalid: true, isTooMany: false }],
  [["1,2,3,4,5"], { ids: [1, 2, 3, 4], hasInvalid: false, isTooMany: true }],
  [[], { ids: [], hasInvalid: false, isTooMany: false }],
])("an address with ids=%j names these homes", (values, named) => {
  expect(readComparedIds(values)).toEqual(named);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: MAX_COMPARED });

test("what is written into an address is read again", () => {
  fc.assert(
    fc.property(ids, (chosen) => {
      expect(readComparedIds([writeComparedIds(chosen)]).ids).toEqual(chosen);
    }),
  );
});

test("any text names at most four homes, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (values) => {
      const { ids: read } = readComparedIds(values);
      expect(read.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(new Set(read).size).toBe(read.length);
    }),
  );
});

test("choosing a home twice changes nothing, and a fifth one is refused", () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 2_147_483_647 }), (chosen, id) => {
      const { ids: next, outcome } = toggleCompared(chosen, id);
      if (outcome === "refused") expect([chosen.length, next]).toEqual([MAX_COMPARED, chosen]);
      else expect(next.includes(id)).toBe(!chosen.includes(id));
      if (outcome === "added") expect(toggleCompared(next, id).ids).toEqual(chosen);
    }),
  );
});
