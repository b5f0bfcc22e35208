import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/stay/day.ts";
import { weekdayOf, weekdays } from "#domain/stay/weekday.ts";
import { noMoreTerms } from "./coupon-terms-for-test.ts";
import { type CouponTerms, type CouponTry, judgeCoupon } from "./judge-coupon.ts";

const now = new Date("2026-12-01T09:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const terms: CouponTerms = {
  kind: "percent",
  value: 15,
  most: null,
  least: 0,
  startsAt: at(-1),
  endsAt: at(1),
  usageLimit: null,
  brand: "ALL",
  countryCode: "ALL",
  cityId: null,
  weekdays: null,
  leastNights: 1,
  isFirstBooking: false,
  accountId: null,
  contact: null,
  ...noMoreTerms,
};
/** Wednesday to Saturday, and the first night costs less. */
const nightly = [
  { date: "2026-12-02", price: 100_000, discount: 20_000 },
  { date: "2026-12-03", price: 120_000, discount: 0 },
  { date: "2026-12-04", price: 120_000, discount: 0 },
];
const tried: CouponTry = {
  now,
  site: { brand: "mabeet", countryCode: "SA" } as const,
  property: { id: 7, cityId: 5, propertyTypeId: 2, hostId: 3 },
  subtotal: 320_000,
  nightly,
  uses: 0,
  spent: 0,
  guestUses: 0,
  hasBooked: false,
  guest: { userId: null, contacts: [] },
  paidWith: [],
};
const judge = (given: Partial<CouponTerms>, where: Partial<CouponTry> = {}) =>
  judgeCoupon({ ...terms, ...given }, { ...tried, ...where });

test.each([
  ["a percentage", {}, 48_000],
  ["a percentage up to its maximum", { most: 10_000 }, 10_000],
  ["a percentage that does not come out even", { value: 7, kind: "percent" as const }, 22_400],
  ["an amount", { kind: "amount" as const, value: 5_000 }, 5_000],
  ["an amount above what there is to pay", { kind: "amount" as const, value: 900_000 }, 320_000],
  ["a percentage of its own nights alone", { weekdays: ["sun", "mon", "tue", "wed"] as const }, 12_000],
  ["no more than its own nights cost", { kind: "amount" as const, value: 90_000, weekdays: ["wed"] as const }, 80_000],
])("a coupon takes off %s", (_what, given, amount) => {
  expect(judge(given)).toEqual({ amount, refusal: null });
});

test.each([
  ["is not known yet", { startsAt: at(0.5) }, "coupon-invalid"],
  ["ended in this very moment", { endsAt: now }, "coupon-expired"],
  ["is of the other brand", { brand: "tajawal" }, "coupon-not-applicable"],
  ["is of another country", { countryCode: "KW" }, "coupon-not-applicable"],
  ["is for another city", { cityId: 6 }, "coupon-not-applicable"],
  ["is used up", { usageLimit: 0 }, "coupon-used"],
  ["asks for a dearer stay", { least: 320_001 }, "coupon-below-minimum"],
  ["asks for a longer stay", { leastNights: 4 }, "coupon-not-applicable"],
  ["is for nights this stay has not", { weekdays: ["sun", "mon"] }, "coupon-not-applicable"],
  ["is for shorter stays", { maxNights: 2 }, "coupon-not-applicable"],
  ["is for later nights", { stayFrom: "2026-12-03" }, "coupon-not-applicable"],
  ["is for earlier nights", { stayTo: "2026-12-03" }, "coupon-not-applicable"],
  ["is used on another day of the week", { bookWeekdays: ["wed", "thu"] }, "coupon-not-applicable"],
  ["is for other homes", { propertyIds: [8, 9] }, "coupon-not-applicable"],
  ["is for other kinds of homes", { propertyTypeIds: [1] }, "coupon-not-applicable"],
  ["is for homes of another host", { hostId: 4 }, "coupon-not-applicable"],
  ["is for members", { memberOnly: true }, "coupon-for-members"],
] as const)("a code that %s is refused", (_what, given, refusal) => {
  expect(judge(given)).toMatchObject({ amount: 0, refusal });
});

test.each([
  ["stays of exactly these nights", { stayFrom: "2026-12-02", stayTo: "2026-12-04", maxNights: 3 }],
  ["this weekday in Riyadh", { bookWeekdays: ["tue"] }],
  ["this home, kind of home and host", { propertyIds: [6, 7], propertyTypeIds: [2], hostId: 3 }],
] as const)("a code for %s is accepted", (_what, given) => {
  expect(judge(given).refusal).toBe(null);
});

test("a code for members is accepted from a guest who is logged in", () => {
  expect(judge({ memberOnly: true }, { guest: { userId: "a", contacts: [] } }).refusal).toBe(null);
});

test("a code for one method is judged when the guest pays", () => {
  const withVisa = (paidWith: string[]) => judge({ method: "visa" }, { paidWith }).refusal;
  expect([[], ["card", "visa"], ["card", "mada"], ["tabby"]].map(withVisa)).toEqual([
    null,
    null,
    "coupon-other-method",
    "coupon-other-method",
  ]);
});

test.each([
  ["of the other brand", { brand: "tajawal" }, "site"],
  ["of another country", { countryCode: "KW" }, "site"],
  ["for another city", { cityId: 6 }, "city"],
  ["for other homes", { propertyIds: [8, 9] }, "homes"],
  ["for homes of another host", { hostId: 4 }, "homes"],
  ["for longer stays", { leastNights: 4 }, "minNights"],
  ["for shorter stays", { maxNights: 2 }, "maxNights"],
  ["for later nights", { stayFrom: "2026-12-03" }, "dates"],
  ["for bookings on other days", { bookWeekdays: ["wed"] }, "bookDays"],
  ["for nights this stay has not", { weekdays: ["sun"] }, "nights"],
  ["used up, though only one guest could ever use it", { usageLimit: 1 }, "limit"],
] as const)("a refused code %s says so", (_what, given, reason) => {
  expect(judge(given, { uses: 1 })).toMatchObject({ amount: 0, reason });
});

test("a personal code that was used says that it was used, not that a limit is reached", () => {
  const own = { usageLimit: 1, accountId: "a" };
  const guest = { userId: "a", contacts: [] };
  expect(judge(own, { uses: 1, guest })).toEqual({ amount: 0, refusal: "coupon-used" });
});

test("a guest may use a code as often as its limit says, and learns whether others have used it up", () => {
  expect(judge({ perGuestLimit: 2 }, { guestUses: 1 }).refusal).toBe(null);
  expect(judge({ perGuestLimit: 2 }, { guestUses: 2 })).toEqual({ amount: 0, refusal: "coupon-used" });
  expect(judge({ usageLimit: 9 }, { uses: 9 })).toEqual({ amount: 0, refusal: "coupon-used", reason: "limit" });
});

test("all uses together never take off more than the budget", () => {
  const values = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), values, (budgetHalalas, percents) => {
      let spent = 0;
      for (const value of percents) {
        const wanted = Math.floor((tried.subtotal * value) / 100);
        const { amount } = judge({ value, budgetHalalas }, { spent });
        expect(amount).toBe(spent + wanted <= budgetHalalas ? wanted : 0);
        spent += amount;
      }
      expect(spent).toBeLessThanOrEqual(budgetHalalas);
    }),
  );
});

test("a code is valid for every stay between its days, and for no other", () => {
  const day = fc.nat(40).map((number) => addDays("2026-12-01", number));
  fc.assert(
    fc.property(day, day, fc.integer({ min: 1, max: 9 }), fc.nat(40), (one, other, nights, first) => {
      const [stayFrom, stayTo] = [one, other].toSorted() as [string, string];
      const nightly = Array.from({ length: nights }, (_, at) => ({
        date: addDays("2026-12-01", first + at),
        price: 10_000,
        discount: 0,
      }));
      const isWithin = (nightly[0]?.date ?? "") >= stayFrom && (nightly.at(-1)?.date ?? "") <= stayTo;
      const refusal = isWithin ? null : "coupon-not-applicable";
      expect(judge({ stayFrom, stayTo }, { nightly }).refusal).toBe(refusal);
    }),
  );
});

test("an unknown code is refused, and the last allowed use is accepted", () => {
  expect(judgeCoupon(null, tried)).toEqual({ amount: 0, refusal: "coupon-invalid" });
  expect(judge({ usageLimit: 3 }, { uses: 2 }).refusal).toBe(null);
  expect(judge({ usageLimit: 3 }, { uses: 3 }).refusal).toBe("coupon-used");
});

test("a code for first bookings needs a guest without bookings", () => {
  expect(judge({ isFirstBooking: true }).refusal).toBe(null);
  expect(judge({ isFirstBooking: true }, { hasBooked: true }).refusal).toBe("coupon-not-applicable");
  expect(judge({}, { hasBooked: true }).refusal).toBe(null);
});

const someNights = fc
  .tuple(
    fc.nat(400),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.nat(100)), { minLength: 1, maxLength: 28 }),
  )
  .map(([from, nights]) =>
    nights.map(([price, percent], index) => ({
      date: addDays("2026-12-01", from + index),
      price,
      discount: Math.floor((price * percent) / 100),
    })),
  );
const sumOf = (nights: typeof nightly) => nights.reduce((sum, { price, discount }) => sum + price - discount, 0);

test("a code for some days of the week takes its share of those nights, whatever the others and the fee cost", () => {
  const days = fc.subarray([...weekdays], { minLength: 1 });
  fc.assert(
    fc.property(someNights, days, fc.integer({ min: 1, max: 100 }), fc.nat(50_000), (nightly, weekdays, value, fee) => {
      const own = nightly.filter(({ date }) => weekdays.includes(weekdayOf(date)));
      const wanted = Math.floor((sumOf(own) * value) / 100);
      const refusal = wanted === 0 ? "coupon-not-applicable" : null;

      expect(judge({ weekdays, value }, { nightly, subtotal: sumOf(nightly) + fee })).toEqual({
        amount: wanted,
        refusal,
        ...(refusal && { reason: "nights" }),
      });
    }),
  );
});

test("a code for longer stays holds from its minimum of nights on, and is refused for every shorter stay", () => {
  fc.assert(
    fc.property(someNights, fc.integer({ min: 1, max: 28 }), (nightly, minNights) => {
      const { refusal } = judge({ leastNights: minNights }, { nightly });
      expect(refusal).toBe(nightly.length < minNights ? "coupon-not-applicable" : null);
    }),
  );
});

test("no coupon takes off more than the stay costs, or a part of a halala", () => {
  const kind = fc.constantFrom("percent" as const, "amount" as const);
  fc.assert(
    fc.property(kind, fc.integer({ min: 1, max: 100 }), fc.nat(5_000_000), (kind, value, subtotal) => {
      const { amount } = judge({ kind, value }, { subtotal });
      expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= subtotal).toBe(true);
    }),
  );
});

test.each([
  [
    "the account",
    { accountId: "a", contact: "n@example.test" },
    { userId: "a", contacts: ["other@example.test"] },
    null,
  ],
  ["the contact", { contact: "n@example.test" }, { userId: null, contacts: ["n@example.test", "+9665"] }, null],
  ["a guest who is not known yet", { contact: "n@example.test" }, { userId: null, contacts: [] }, null],
  ["another guest", { contact: "n@example.test" }, { userId: "b", contacts: ["m@example.test"] }, "coupon-invalid"],
  [
    "another account",
    { accountId: "a", contact: "n@example.test" },
    { userId: "b", contacts: ["m@x.test"] },
    "coupon-invalid",
  ],
])("a personal code and %s", (_who, terms, guest, refusal) => {
  expect(judge(terms, { guest }).refusal).toBe(refusal);
});
