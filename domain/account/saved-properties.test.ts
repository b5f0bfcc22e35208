import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_SAVED_PROPERTIES, type SavedChanges, withChange, withChanges } from "./saved-properties.ts";

test("what a device saved joins the list of the account, without doubles", () => {
  expect(withChanges([5, 4], { add: [9, 4, 8], remove: [] })).toEqual([9, 8, 5, 4]);
  expect(withChanges([5, 4], { add: [9], remove: [4] })).toEqual([9, 5]);
});

test("the newest are kept", () => {
  const full = Array.from({ length: MAX_SAVED_PROPERTIES }, (_, index) => index + 1);
  const list = withChanges(full, { add: [900], remove: [] });
  expect([list.length, list[0], list.at(-1)]).toEqual([MAX_SAVED_PROPERTIES, 900, MAX_SAVED_PROPERTIES - 1]);
});

test("of two changes of one property the later holds", () => {
  const step = fc.record({ id: fc.integer({ min: 1, max: 5 }), isSaved: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const none: SavedChanges = { add: [], remove: [] };
      const changes = steps.reduce((all, { id, isSaved }) => withChange(all, id, isSaved), none);
      const list = withChanges([], changes);
      for (const { id } of steps) {
        expect(list.includes(id)).toBe(steps.findLast((each) => each.id === id)?.isSaved);
      }
    }),
  );
});
