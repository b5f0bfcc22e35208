import fc from "fast-check";
import { expect, test } from "vitest";
import {
  MAX_RECENT_PROPERTIES,
  noRecentChanges,
  type RecentChanges,
  recentChangesAfter,
  withRecentChanges,
} from "./recent-properties.ts";

const ids = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 });
const changes = fc.record({ isCleared: fc.boolean(), viewed: fc.uniqueArray(fc.integer({ min: 1, max: 30 })) });

test("a list has each property once, the newest first, and is bounded", () => {
  fc.assert(
    fc.property(ids, changes, (recent, change) => {
      const after = withRecentChanges(recent, change);
      expect(after.length).toBeLessThanOrEqual(MAX_RECENT_PROPERTIES);
      expect(new Set(after).size).toBe(after.length);
      expect(after).toEqual([...after].sort((one, other) => rank(one) - rank(other)));
      function rank(id: number) {
        const all = [...change.viewed, ...recent];
        return all.indexOf(id);
      }
    }),
  );
});

test("sending the same changes again changes nothing", () => {
  fc.assert(
    fc.property(ids, changes, (recent, change) => {
      const once = withRecentChanges(recent, change);
      expect(withRecentChanges(once, change)).toEqual(once);
    }),
  );
});

/** What a guest does while a call runs: views a property, or clears the list (`null`). */
const actions = fc.array(fc.option(fc.integer({ min: 1, max: 12 })), { maxLength: 8 });
const act = (now: RecentChanges, id: number | null): RecentChanges =>
  id === null
    ? { isCleared: true, viewed: [] }
    : { ...now, viewed: [id, ...now.viewed.filter((each) => each !== id)].slice(0, MAX_RECENT_PROPERTIES) };

test("what happens while a call runs is sent with the next, so the account holds the same homes as the device", () => {
  fc.assert(
    fc.property(ids, actions, actions, (account, before, during) => {
      const sent = before.reduce(act, noRecentChanges);
      const now = during.reduce(act, sent);
      const answered = withRecentChanges(account, sent);
      const next = withRecentChanges(answered, recentChangesAfter(sent, now));
      expect(new Set(next)).toEqual(new Set(withRecentChanges(account, now)));
    }),
  );
});
