import fc from "fast-check";
import { expect, test } from "vitest";
import { openAppliedChanges } from "./applied-changes.ts";
import { type AppliedChange, NO_NIGHTS, type ShownProperties } from "./shown-properties.ts";

const weekend = { from: 100, to: 101 };
const inCity: ShownProperties = { cityId: 7, nights: weekend };
const property: ShownProperties = { propertyIds: [1], nights: null };
const cards: ShownProperties = { propertyIds: [1, 2], nights: weekend };

function followedChanges(maxChanges?: number) {
  const changes = openAppliedChanges(maxChanges);
  changes.follow(() => true);
  return changes;
}

function isTouched(shown: ShownProperties, change: Partial<AppliedChange>): boolean {
  const changes = followedChanges();
  const mark = changes.mark();
  changes.add({ cityId: 7, propertyId: 1, nights: null, ...change });
  return changes.unchangedSince([shown], mark) === null;
}

test.each<[string, ShownProperties, Partial<AppliedChange>, boolean]>([
  ["a search, by a price in its city", inCity, {}, true],
  ["a search, by a night of its stay", inCity, { nights: { from: 101, to: 105 } }, true],
  ["a search, by nights after its stay", inCity, { nights: { from: 102, to: 105 } }, false],
  ["a search, by a description", inCity, { nights: NO_NIGHTS }, false],
  ["a search, by another city", inCity, { cityId: 8 }, false],
  ["a search, by a season of its city", inCity, { propertyId: null }, true],
  ["everything, by changes that were missed", inCity, { cityId: null, propertyId: null }, true],
  ["a property, by any of its nights", property, { nights: { from: 300, to: 300 } }, true],
  ["a property, by its description", property, { nights: NO_NIGHTS }, true],
  ["a property, by another property", property, { propertyId: 2 }, false],
  ["a row of cards, by a night of its stay", cards, { propertyId: 2, nights: weekend }, true],
  ["a row of cards, by other nights", cards, { propertyId: 2, nights: { from: 90, to: 99 } }, false],
  ["a row of cards, by a property that is not in it", cards, { propertyId: 3 }, false],
])("%s: %#", (_what, shown, change, expected) => {
  expect(isTouched(shown, change)).toBe(expected);
});

test("a check goes on where the last one ended", () => {
  const changes = followedChanges();
  changes.add({ cityId: 7, propertyId: 1, nights: null });
  const mark = changes.mark();
  expect(changes.unchangedSince([inCity], mark)).toBe(mark);
  changes.add({ cityId: 8, propertyId: 9, nights: null });
  expect(changes.unchangedSince([inCity], mark)).toBe(mark + 1);
});

test("nothing is known of properties that nobody follows, nor before the changes that are stored", () => {
  const changes = openAppliedChanges(2);
  expect(changes.unchangedSince([inCity], 0)).toBeNull();
  expect(changes.unchangedSince([], 0)).toBe(0);
  changes.follow((shown) => shown === inCity);
  expect(changes.unchangedSince([inCity], 0)).toBe(0);
  expect(changes.unchangedSince([inCity, property], 0)).toBeNull();
  for (let n = 0; n < 4; n++) changes.add({ cityId: 8, propertyId: 9, nights: null });
  expect(changes.unchangedSince([inCity], 0)).toBeNull();
  expect(changes.unchangedSince([inCity], 3)).toBe(4);
});

type Home = { cityId: number; price: number; taken: ReadonlySet<number> };
const [homeIds, cityIds, nights] = [
  [0, 1, 2, 3],
  [0, 1],
  [0, 1, 2, 3, 4, 5],
];
const oneOf = (list: readonly number[]) => fc.constantFrom(...list);
const range = fc.tuple(oneOf(nights), oneOf(nights)).map(([one, other]) => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
}));
const step = fc.oneof(
  fc.record({ id: oneOf(homeIds), night: oneOf(nights) }),
  fc.record({ id: oneOf(homeIds), price: fc.nat(3) }),
);
const anyShown: fc.Arbitrary<ShownProperties> = fc.oneof(
  fc.record({ cityId: oneOf(cityIds), nights: range }),
  fc.record({ propertyIds: fc.subarray(homeIds, { minLength: 1 }), nights: fc.option(range) }),
);

/** All that an answer could say about the properties that it shows. */
function answer(world: readonly Home[], shown: ShownProperties): unknown {
  const isIn = (id: number) =>
    "cityId" in shown ? world[id]?.cityId === shown.cityId : shown.propertyIds.includes(id);
  const { from, to } = shown.nights ?? { from: 0, to: 5 };
  return homeIds.filter(isIn).map((id) => {
    const { price, taken } = world[id] as Home;
    return [id, price, nights.filter((night) => night >= from && night <= to && taken.has(night))];
  });
}

const changed = (home: Home, change: { night: number } | { price: number }): Home =>
  "price" in change
    ? { ...home, price: change.price }
    : { ...home, taken: home.taken.symmetricDifference(new Set([change.night])) };

/** What a search that reads a home again says about it. */
function nightsBetween(before: Home, after: Home): AppliedChange["nights"] {
  if (before.price !== after.price) return null;
  const differing = [...before.taken.symmetricDifference(after.taken)];
  return differing.length === 0 ? NO_NIGHTS : { from: Math.min(...differing), to: Math.max(...differing) };
}

/** A database, and a search in memory that reads the changes of homes in batches. */
function aWorld() {
  const database: Home[] = homeIds.map((id) => ({ cityId: id % 2, price: 1, taken: new Set<number>() }));
  const memory = [...database];
  const changes = followedChanges();
  let pending: number[] = [];
  return {
    changes,
    change: ({ id, ...change }: { id: number } & ({ night: number } | { price: number })) => {
      database[id] = changed(database[id] as Home, change);
      pending.push(id);
    },
    catchUp: () => {
      for (const id of new Set(pending)) {
        const [before, after] = [memory[id] as Home, database[id] as Home];
        memory[id] = after;
        const isRepeated = pending.filter((each) => each === id).length > 1;
        changes.add({ cityId: after.cityId, propertyId: id, nights: nightsBetween(before, after), isRepeated });
      }
      pending = [];
    },
    /** Searches answer from memory, all others from the database. */
    answer: (shown: ShownProperties) => answer("cityId" in shown ? memory : database, shown),
  };
}

test("an answer that would differ is never taken for unchanged, whatever happens to the properties", () => {
  const batches = fc.array(fc.record({ step, isRead: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(batches, anyShown, fc.nat(12), (steps, shown, from) => {
      const world = aWorld();
      let [mark, before] = [world.changes.mark(), world.answer(shown)];
      for (const [index, { step: each, isRead }] of steps.entries()) {
        if (index === from) [mark, before] = [world.changes.mark(), world.answer(shown)];
        world.change(each);
        if (isRead) world.catchUp();
      }
      world.catchUp();
      const isUnchanged = world.changes.unchangedSince([shown], mark) !== null;
      if (isUnchanged) expect(world.answer(shown)).toEqual(before);
    }),
    { numRuns: 2_000 },
  );
});

test("a card that was read between changes of its home is not taken for unchanged, though its nights look untouched", () => {
  const world = aWorld();
  const card: ShownProperties = { propertyIds: [1], nights: { from: 0, to: 1 } };
  world.change({ id: 1, price: 3 });
  const mark = world.changes.mark();
  world.change({ id: 1, price: 1 });
  world.change({ id: 1, night: 4 });
  world.catchUp();
  expect(world.changes.unchangedSince([card], mark)).toBeNull();
});
