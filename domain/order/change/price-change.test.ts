import fc from "fast-check";
import { expect, test } from "vitest";
import { payableMinor } from "#domain/cart/present.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { cancellationPolicies, type PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";
import { type PricedNight, priceNights } from "#domain/price/price-property-stay.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { nightsOfChange } from "./may-change.ts";
import { type ChangeInput, changeInMinor, dueOf, priceChange } from "./price-change.ts";

const FIRST = "2026-12-01";
const VAT = 15;
const EARLY = new Date("2026-01-01T00:00:00Z");
const night = (date: Day, price: number, discount = 0): PricedNight => ({
  date,
  price,
  discount,
  source: discount > 0 ? "PROPERTY" : null,
});
const termsOf = (policyTypeId: PolicyTypeId, checkIn: Day) => ({
  policyTypeId,
  freeCancellationHours: 60,
  checkIn,
  checkInFrom: "16:00",
  timeZone: "Asia/Riyadh" as const,
});

type Booked = Partial<Omit<ChangeInput["before"], "price">> & { nightly: readonly PricedNight[] };
type ChangeCase = Partial<Omit<ChangeInput, "before" | "after" | "addedNights">> & {
  booked: Booked;
  after: Partial<ChangeInput["after"]>;
  nightCost?: (date: Day) => PricedNight;
};

function changed({ booked, after, nightCost = (date) => night(date, 20_000), ...more }: ChangeCase) {
  const { nightly, ...given } = booked;
  const checkIn = nightly[0]?.date ?? FIRST;
  const before = {
    checkIn,
    checkOut: addDays(checkIn, nightly.length),
    adults: 2,
    children: 0,
    insurance: 0,
    coupon: 0,
    retained: 0,
    ...given,
    price: priceNights(nightly, { serviceFee: 0, vatPercent: VAT }),
  };
  const to = { ...before, ...after };
  const input: ChangeInput = {
    window: "free",
    terms: termsOf(3, checkIn),
    couponFor: () => before.coupon,
    now: EARLY,
    ...more,
    before,
    after: { checkIn: to.checkIn, checkOut: to.checkOut, adults: to.adults, children: to.children },
    addedNights: nightsOfChange(before, to).added.map(nightCost),
  };
  return { input, before, priced: priceChange(input) };
}

const threeNights = ["2026-12-01", "2026-12-02", "2026-12-03"].map((date) => night(date, 10_000, 1_000));

test("unchanged nights keep their price and discount, and an added night costs what it costs now", () => {
  const { priced } = changed({ booked: { nightly: threeNights }, after: { checkOut: "2026-12-05" } });

  expect(priced.price.nightly.map(({ price, discount }) => [price, discount])).toEqual([
    [10_000, 1_000],
    [10_000, 1_000],
    [10_000, 1_000],
    [20_000, 0],
  ]);
  expect(priced).toMatchObject({ difference: 23_000, retained: 0 });
});

test.each([
  [3, -10_350, 0],
  [1, -5_175, 5_175],
] as const)(
  "a night that is given up before the deadline of type %i brings %i halalas",
  (type, difference, retained) => {
    const booked = { nightly: threeNights };
    const { priced } = changed({ booked, after: { checkOut: "2026-12-03" }, terms: termsOf(type, FIRST) });

    expect(priced).toMatchObject({ difference, retained });
  },
);

test("after the deadline added nights are paid in full, and given-up ones bring nothing", () => {
  const after = { checkIn: "2026-11-30", checkOut: "2026-12-03" };
  const { priced, before } = changed({ booked: { nightly: threeNights }, after, window: "late" });

  expect(priced).toMatchObject({ difference: 23_000, retained: 10_350 });
  expect(priced.due).toBe(dueOf(before) + 23_000);
});

test("a night that was given up late is paid again when it is added again", () => {
  const shorter = changed({ booked: { nightly: threeNights }, after: { checkOut: "2026-12-03" }, window: "late" });
  const { price, retained } = shorter.priced;
  const longer = changed({
    booked: { nightly: price.nightly, retained },
    after: { checkOut: "2026-12-04" },
    window: "late",
  });

  expect(shorter.priced.difference).toBe(0);
  expect(longer.priced).toMatchObject({ difference: 23_000, retained: 10_350 });
});

test("travel cover follows guests and nights at its own rate", () => {
  const booked = { nightly: threeNights, insurance: 3 * 2 * 400 };
  const { priced } = changed({ booked, after: { checkOut: "2026-12-05", adults: 3 } });

  expect(priced.insurance).toBe(4 * 3 * 400);
});

test("a coupon that no longer holds is lost, and the preview says so", () => {
  const booked = { nightly: threeNights, coupon: 5_000 };
  const couponFor: ChangeInput["couponFor"] = ({ nights }) => (nights >= 3 ? 5_000 : 0);
  const { priced } = changed({ booked, after: { checkOut: "2026-12-03" }, couponFor });

  expect(priced).toMatchObject({ coupon: 0, isCouponLost: true, difference: -10_350 + 5_750 });
});

const amounts = fc.integer({ min: 1, max: 900_000 });
const change = fc.record({
  nightly: fc.array(fc.tuple(amounts, fc.integer({ min: 0, max: 90 })), { minLength: 1, maxLength: 28 }),
  start: fc.integer({ min: -10, max: 10 }),
  nights: fc.integer({ min: 1, max: 28 }),
  added: amounts,
  guests: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  cover: fc.constantFrom(0, 400, 900),
  percent: fc.integer({ min: 0, max: 60 }),
  retained: fc.constantFrom(0, 12_345),
  type: fc.constantFrom<PolicyTypeId>(1, 2, 3),
  currency: fc.constantFrom(...currencies),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function random({ nightly, start, nights, added, guests, cover, percent, retained, type }: Change) {
  const dated = nightly.map(([price, off], at) => night(addDays(FIRST, at), price, Math.round((price * off) / 100)));
  const couponFor: ChangeInput["couponFor"] = ({ accommodation, discount }) =>
    Math.floor(((accommodation - discount.amount) * percent) / 100);
  const coupon = couponFor(priceNights(dated, { serviceFee: 0, vatPercent: VAT }));
  const insurance = cover * dated.length * guests[0];
  const isLate = type === 2;
  const checkIn = addDays(FIRST, isLate ? Math.min(0, start) : start);
  const after = { checkIn, checkOut: addDays(checkIn, nights), adults: guests[1] };
  return changed({
    booked: { nightly: dated, adults: guests[0], insurance, coupon, retained },
    after,
    window: isLate ? "late" : "free",
    terms: termsOf(type, FIRST),
    couponFor,
    nightCost: (date) => night(date, added),
  });
}

test("in nine currencies the guest pays or gets back exactly what the total changes by", () => {
  fc.assert(
    fc.property(change, (given) => {
      const { before, priced } = random(given);
      const presentment = { currency: given.currency, rate: rates[given.currency] };
      const beforeMinor = payableMinor(dueOf(before), presentment);
      const { totalMinor, differenceMinor } = changeInMinor(priced.due, beforeMinor, presentment);

      expect(priced.due).toBe(dueOf(before) + priced.difference);
      expect(dueOf(priced)).toBe(priced.due);
      expect(beforeMinor + differenceMinor).toBe(totalMinor);
      expect(totalMinor).toBe(payableMinor(priced.due, presentment));
      expect(priced.retained).toBeGreaterThanOrEqual(before.retained);
      if (given.type === 2) expect(differenceMinor).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000 },
  );
});

/** The cover costs far more than the night, so that the rounded half of the night weighs most. */
const coverOfOneHalala: Change = {
  nightly: [[1, 0]],
  start: 0,
  nights: 1,
  added: 1,
  guests: [2, 1],
  cover: 400,
  percent: 0,
  retained: 0,
  type: 1,
  currency: "SAR",
};

/** After the change the cover belongs to a single halala. */
const coverOfTwoNights: Change = {
  ...coverOfOneHalala,
  nightly: [
    [1, 50],
    [3, 0],
  ],
  guests: [1, 1],
};

test("nobody gets more back by shortening first and cancelling then", () => {
  fc.assert(
    fc.property(change, (given) => {
      const { before, priced, input } = random(given);
      const keptNow = chargedBy(input.terms, before);
      const keptLater = chargedBy({ ...input.terms, checkIn: input.after.checkIn }, priced);
      const back = Math.max(0, -priced.difference) + (priced.due - keptLater);
      const givenIn = Math.max(0, priced.difference);

      // Half a halala is rounded at each step. The part of the nights that is kept is rounded before and after the
      // change, too, and scales the cover.
      const scaled = [before, priced].map((booked) => Math.ceil(dueOf(booked) / Math.max(1, booked.price.total)));
      const rounding = 2 + scaled.reduce((sum, each) => sum + each);
      if (given.type !== 3) expect(back - givenIn).toBeLessThanOrEqual(dueOf(before) - keptNow + rounding);
    }),
    { numRuns: 2_000, examples: [[coverOfOneHalala], [coverOfTwoNights]] },
  );
});

function chargedBy(terms: ChangeInput["terms"], booked: ChangeInput["before"] | ReturnType<typeof priceChange>) {
  const policies = cancellationPolicies(terms, booked.price);
  const [policy] = policiesOfTotal(policies, dueOf(booked), booked.retained);
  return policy?.policies[0]?.policy.chargedAmount ?? 0;
}

test("the nights of a changed stay are those of its days", () => {
  fc.assert(
    fc.property(change, (given) => {
      const { input, priced } = random(given);

      expect(priced.price.nightly.map(({ date }) => date)).toEqual(daysOf(input.after));
    }),
  );
});
