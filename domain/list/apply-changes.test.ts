import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChanges, type ListChange } from "./apply-changes.ts";
import { withPending } from "./pending-changes.ts";
import { emptyList, MAX_LIST_PROPERTIES, MAX_LISTS, readListName, type SavedList } from "./saved-list.ts";

const list = fc.constantFrom("default", "a", "b");
const property = fc.integer({ min: 1, max: 4 });
const stay = fc.constantFrom(null, { checkIn: "2026-12-01", checkOut: "2026-12-03" });
const change: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({ kind: fc.constant("create" as const), list, name: fc.constantFrom("Taif", "Abha") }),
  fc.record({ kind: fc.constant("rename" as const), list, name: fc.constantFrom("Summer", "Winter") }),
  fc.record({ kind: fc.constant("delete" as const), list }),
  fc.record({ kind: fc.constant("stay" as const), list, stay }),
  fc.record({ kind: fc.constantFrom("save" as const, "remove" as const), list, property }),
  fc.record({ kind: fc.constant("note" as const), list, property, note: fc.constantFrom("", "pool") }),
);
const start: SavedList[] = [emptyList("default", null)];
const saved = (lists: readonly SavedList[]) =>
  lists.map(({ name, properties }) => [name, properties.map(({ id }) => id)]);

test("the default list is always there, names stay apart and no list is changed in place", () => {
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const { lists } = applyChanges(start, changes);
      expect(lists.filter(({ name }) => name === null)).toHaveLength(1);
      expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
      expect(start).toEqual([emptyList("default", null)]);
    }),
  );
});

test("of two decisions about a home in a list the later holds, also among changes that wait", () => {
  const step = fc.record({
    kind: fc.constantFrom("save" as const, "remove" as const),
    list: fc.constant("default"),
    property,
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const pending = steps.reduce<ListChange[]>((all, each) => withPending(all, each), []);
      const { lists } = applyChanges(start, pending);
      const savedIds = lists[0]?.properties.map(({ id }) => id) ?? [];
      for (const each of steps) {
        const last = steps.findLast((later) => later.property === each.property);
        expect(savedIds.includes(each.property)).toBe(last?.kind === "save");
      }
      expect(pending.length).toBeLessThanOrEqual(4);
    }),
  );
});

test("a new list with a name that exists is the same list, and what was saved to it arrives there", () => {
  const { lists, ids } = applyChanges(
    [...start, emptyList("a", "Taif")],
    [
      { kind: "create", list: "b", name: " taif".trim() },
      { kind: "save", list: "b", property: 3 },
    ],
  );
  expect(saved(lists)).toEqual([
    [null, []],
    ["Taif", [3]],
  ]);
  expect(ids.get("b")).toBe("a");
});

test("a home saved to a list that another device deleted is in the default list", () => {
  expect(saved(applyChanges(start, [{ kind: "save", list: "gone", property: 3 }]).lists)).toEqual([[null, [3]]]);
});

test("the default list cannot be deleted or renamed", () => {
  const changes: ListChange[] = [
    { kind: "delete", list: "default" },
    { kind: "rename", list: "default", name: "Mine" },
  ];
  expect(applyChanges(start, changes).lists).toEqual(start);
});

test("a full list takes no further home, and an account no further list", () => {
  const saves = Array.from({ length: MAX_LIST_PROPERTIES + 1 }, (_, index): ListChange => {
    return { kind: "save", list: "default", property: index + 1 };
  });
  expect(applyChanges(start, saves).lists[0]?.properties).toHaveLength(MAX_LIST_PROPERTIES);
  const creates = Array.from({ length: MAX_LISTS + 1 }, (_, index): ListChange => {
    return { kind: "create", list: `l${index}`, name: `List ${index}` };
  });
  expect(applyChanges(start, creates).lists).toHaveLength(MAX_LISTS);
});

test.each([
  ["  Taif \n trip ", "Taif trip"],
  ["\u202Eevil", "evil"],
  [" \t ", null],
  ["ن".repeat(80), "ن".repeat(60)],
])("the name %j is stored as %j", (typed, stored) => {
  expect(readListName(typed)).toBe(stored);
});
