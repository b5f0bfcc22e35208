import fc from "fast-check";
import { expect, test } from "vitest";
import { featuresOf } from "#domain/site/features.ts";
import { type AdviceCart, advise, bestMix, isPayable, type Mix, mixNames } from "./advise.ts";
import { burnRange, burnValue, pointsStep } from "./burn.ts";
import { type PointsRate, pointsRates, programmes } from "./rates.ts";

const cart: AdviceCart = {
  dues: [
    { couponCode: null, due: 100_000 },
    { couponCode: "EID10", due: 90_000 },
  ],
  wallet: 15_000,
  balances: [{ method: "qitaf", points: 2_000, rate: pointsRates.qitaf }],
  lender: null,
  features: featuresOf(["mokafa", "qitaf", "wallet"]),
  rewardPercent: 1,
};
const brief = (given: Partial<AdviceCart> = {}) =>
  advise({ ...cart, ...given }).map(({ name, couponCode, wallet, points, pay }) => [
    name,
    couponCode,
    wallet,
    points,
    pay,
  ]);

test("a guest with wallet and points gets three mixes with the cheapest code", () => {
  expect(brief()).toEqual([
    ["least", "EID10", 15_000, 2_000, 35_000],
    ["keep", "EID10", 15_000, 0, 75_000],
    ["earn", "EID10", 0, 0, 90_000],
  ]);
});

test("points that the wallet makes unnecessary are kept", () => {
  expect(brief({ wallet: 85_000 })[0]).toEqual(["least", "EID10", 85_000, 250, 0]);
  expect(brief({ wallet: 95_000 })[0]).toEqual(["least", "EID10", 90_000, 0, 0]);
});

test("equal mixes are proposed once", () => {
  expect(brief({ balances: [], wallet: 0 })).toEqual([["least", "EID10", 0, 0, 90_000]]);
});

test("with a lender the payment stays within its bounds", () => {
  const lender = { min: 40_000, max: 80_000 };
  expect(brief({ lender })).toEqual([
    ["least", "EID10", 15_000, 1_750, 40_000],
    ["keep", "EID10", 15_000, 0, 75_000],
    ["earn", "EID10", 10_000, 0, 80_000],
  ]);
});

test("each mix says what it earns", () => {
  const [first] = advise(cart);
  expect(first).toMatchObject({
    walletReward: 350,
    earns: [
      { provider: "Mokafaa", rewardValue: 350 },
      { provider: "Qitaf", rewardValue: 35 },
    ],
  });
});

const aRate: fc.Arbitrary<PointsRate> = fc.record({
  pointsPerRiyal: fc.constantFrom(5, 20, 25, 50, 250),
  minRiyals: fc.constantFrom(0.1, 0.2),
  maxPercent: fc.constantFrom(50, 100),
  earnRiyalsPerPoint: fc.constant(null),
});
const aBalance = fc.record({ points: fc.nat(60), rate: aRate });
const aCart: fc.Arbitrary<AdviceCart> = fc
  .record({
    dues: fc.array(fc.nat(90), { minLength: 1, maxLength: 3 }),
    wallet: fc.oneof(fc.constant(0), fc.nat(90)),
    balances: fc.array(aBalance, { maxLength: 2 }),
    lender: fc.option(fc.record({ min: fc.nat(40), over: fc.nat(60) })),
    features: fc.subarray(["mokafa", "qitaf", "wallet"] as const),
    rewardPercent: fc.constantFrom(1, 5, 20),
  })
  .map(({ dues, balances, lender, features, ...rest }) => ({
    ...rest,
    dues: dues.map((due, at) => ({ couponCode: at === 0 ? null : `CODE${at}`, due })),
    balances: balances.map((balance, at) => ({ ...balance, method: programmes[at] ?? "qitaf" })),
    lender: lender && { min: lender.min, max: lender.min + lender.over },
    features: featuresOf(features),
  }));

/** Every permitted mix of a cart, one by one. */
function everyMix(given: AdviceCart): Mix[] {
  const burns = [
    { method: null, points: 0, value: (_due: number) => 0, fits: () => true },
    ...given.balances.flatMap(burnsOf),
  ];
  return given.dues.flatMap(({ couponCode, due }) =>
    burns.flatMap(({ method, points, value, fits }) => {
      const left = due - value(due);
      if (!fits(due)) return [];
      return Array.from({ length: Math.min(left, given.wallet) + 1 }, (_, wallet) => left - wallet)
        .filter((pay) => isPayable(pay, given))
        .map((pay) => ({ couponCode, due, wallet: left - pay, method, points, pay }));
    }),
  );
}

function burnsOf({ method, points: balance, rate }: AdviceCart["balances"][number]) {
  const step = pointsStep(rate);
  return Array.from({ length: Math.floor(balance / step) }, (_, at) => (at + 1) * step).map((points) => ({
    method,
    points,
    value: (due: number) => Math.min(due, burnValue(points, rate)),
    fits: (due: number) => {
      const range = burnRange(rate, balance, due);
      return range !== null && points >= range.min && points <= range.max;
    },
  }));
}

test("the advice is the best of all permitted mixes on random carts", () => {
  fc.assert(
    fc.property(aCart, (given) => {
      const all = everyMix(given);
      const advice = advise(given);
      const wanted = mixNames
        .map((name) => bestMix(name === "keep" ? all.filter(({ points }) => points === 0) : all, name, given))
        .filter((mix) => mix !== null)
        .map((mix) => JSON.stringify(sorted(mix)));
      expect(advice.map((mix) => JSON.stringify(sorted(mix)))).toEqual([...new Set(wanted)]);
    }),
    { numRuns: 1_500 },
  );
});

function sorted({ couponCode, due, wallet, method, points, pay }: Mix): Mix {
  return { couponCode, due, wallet, method, points, pay };
}
