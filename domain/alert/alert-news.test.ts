import fc from "fast-check";
import { expect, test } from "vitest";
import { knownAfter, newsOf, type PropertyState } from "./alert-news.ts";

const free = (halalas: number): PropertyState => ({ isFree: true, halalas });
const taken: PropertyState = { isFree: false };

test.each([
  ["a taken home that becomes free", taken, free(90_000), { kind: "free", halalas: 90_000 }],
  [
    "a free home that becomes cheaper",
    free(100_000),
    free(90_000),
    { kind: "cheaper", halalas: 90_000, before: 100_000 },
  ],
  [
    "a free home that costs one percent less",
    free(100_000),
    free(99_000),
    { kind: "cheaper", halalas: 99_000, before: 100_000 },
  ],
  ["a free home that costs a little less", free(100_000), free(99_001), null],
  ["a free home that costs more", free(100_000), free(110_000), null],
  ["a free home that is taken", free(100_000), taken, null],
  ["a home that stays taken", taken, taken, null],
])("%s", (_what, known, now, news) => {
  expect(newsOf(known, now)).toEqual(news);
});

const states: fc.Arbitrary<PropertyState> = fc.oneof(
  fc.constant(taken),
  fc.integer({ min: 1, max: 5_000_000 }).map((halalas) => free(halalas)),
);

test("what a mail reported is never news again, and a mail never says a wrong thing", () => {
  fc.assert(
    fc.property(states, fc.array(states, { minLength: 1 }), (first, changes) => {
      let known = first;
      for (const now of changes) {
        const news = newsOf(known, now);
        if (news) {
          expect(now).toEqual(free(news.halalas));
          if (news.kind === "cheaper") expect(news.halalas).toBeLessThan(news.before);
          expect(newsOf(now, now)).toBeNull();
          known = now;
        } else known = knownAfter(known, now);
      }
    }),
  );
});

test("a price that falls and rises again before the mail is no news", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.array(states), (halalas, between) => {
      const known = free(halalas);
      const after = between.filter(({ isFree }) => isFree).reduce(knownAfter, known);
      expect(newsOf(after, known)).toBeNull();
    }),
  );
});
