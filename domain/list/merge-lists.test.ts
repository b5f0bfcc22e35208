import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeLists } from "./merge-lists.ts";
import { MAX_LIST_PROPERTIES, MAX_LISTS, type SavedList, type UnsharedList } from "./saved-list.ts";

const property = fc.record({ id: fc.integer({ min: 1, max: 400 }), note: fc.constantFrom("", "pool", "big yard") });
const properties = fc.uniqueArray(property, { selector: ({ id }) => id, maxLength: MAX_LIST_PROPERTIES });
const name = fc.constantFrom(null, "Taif", "taif", "Summer", "الطائف", "Friends");
const list = (side: string) =>
  fc.record({ id: fc.nat(5).map((id) => `${side}${id}`), name, stay: fc.constant(null), properties });
const lists = (side: string) => fc.uniqueArray(list(side), { selector: ({ id }) => id, maxLength: 6 });

const shared = (all: UnsharedList[]): SavedList[] => all.map((each) => ({ ...each, share: null }));
function naming() {
  let count = 0;
  return { newId: () => `new${count++}`, defaultName: "Saved" };
}
const idsOf = (all: readonly UnsharedList[]) => new Set(all.flatMap((each) => each.properties.map(({ id }) => id)));

test("no home and no note of either side is lost, and no list is too long", () => {
  fc.assert(
    fc.property(lists("a"), lists("d"), (account, device) => {
      const { lists: merged } = mergeLists(shared(account), device, naming());
      const mergedIds = idsOf(merged);
      for (const id of [...idsOf(account), ...idsOf(device)]) expect(mergedIds.has(id)).toBe(true);
      for (const { id, note } of device.flatMap((each) => each.properties)) {
        const notes = merged.flatMap((each) => each.properties.filter((one) => one.id === id).map((one) => one.note));
        expect(notes.some((each) => each.includes(note))).toBe(true);
      }
      for (const each of merged) {
        expect(each.properties.length).toBeLessThanOrEqual(MAX_LIST_PROPERTIES);
        expect(new Set(each.properties.map(({ id }) => id)).size).toBe(each.properties.length);
      }
      expect(merged.filter((each) => each.name === null).length).toBeLessThanOrEqual(
        Math.max(1, account.filter((each) => each.name === null).length),
      );
    }),
    { numRuns: 200 },
  );
});

test("merging the same device again changes nothing", () => {
  fc.assert(
    fc.property(lists("a"), lists("d"), (account, device) => {
      const once = mergeLists(shared(account), device, naming()).lists;
      const again = mergeLists(once, device, { newId: () => "never", defaultName: "Saved" }).lists;
      expect(again).toEqual(once);
    }),
    { numRuns: 200 },
  );
});

test("lists of the same name become one, with the notes of both, and the account's ids are kept", () => {
  const account = [{ id: "a", name: "Taif", stay: null, properties: [{ id: 1, note: "near the park" }], share: null }];
  const device = [
    {
      id: "d",
      name: "TAIF",
      stay: { checkIn: "2026-12-01", checkOut: "2026-12-03" },
      properties: [
        { id: 2, note: "" },
        { id: 1, note: "two pools" },
      ],
    },
  ];
  const { lists: merged, ids } = mergeLists(account, device, naming());
  expect(merged).toEqual([
    {
      id: "a",
      name: "Taif",
      stay: { checkIn: "2026-12-01", checkOut: "2026-12-03" },
      properties: [
        { id: 2, note: "" },
        { id: 1, note: "near the park\ntwo pools" },
      ],
      share: null,
    },
  ]);
  expect(ids.get("d")).toBe("a");
});

test("an account with every list in use keeps the homes of a further list in one that is not full", () => {
  const account = Array.from({ length: MAX_LISTS }, (_, index) => ({
    ...{ id: `a${index}`, name: index === 0 ? null : `List ${index}`, stay: null, share: null },
    properties: index === 3 ? [] : [{ id: 1_000 + index, note: "" }],
  }));
  const device = [{ id: "d", name: "Further", stay: null, properties: [{ id: 7, note: "palm trees" }] }];
  const { lists: merged } = mergeLists(account, device, naming());
  expect(merged).toHaveLength(MAX_LISTS);
  expect(merged.flatMap((each) => each.properties)).toContainEqual({ id: 7, note: "palm trees" });
});
