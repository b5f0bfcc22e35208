import type { Features } from "#domain/site/features.ts";
import { walletReward } from "#domain/wallet/reward.ts";
import { type BurnRange, burnedOf, burnRange, burnValue, pointsReaching, pointsStep, pointsWithin } from "./burn.ts";
import { type PointsRate, type Programme, pointsRates } from "./rates.ts";
import { type LoyaltyReward, loyaltyRewards, rewardProgrammes } from "./rewards.ts";

/** What is known about a cart and its guest; amounts are halalas. */
export type AdviceCart = {
  /** The amount due with each code that the cart may use, and without one. */
  dues: readonly { couponCode: string | null; due: number }[];
  /** What the wallet can pay. */
  wallet: number;
  /** Confirmed balances in points. */
  balances: readonly { method: Programme; points: number; rate: PointsRate }[];
  /** The bounds of a lender, if the guest pays by instalments. */
  lender: { min: number; max: number } | null;
  features: Features;
  rewardPercent: number;
};

export const mixNames = ["least", "keep", "earn"] as const;
export type MixName = (typeof mixNames)[number];

export type Mix = {
  couponCode: string | null;
  due: number;
  wallet: number;
  method: Programme | null;
  points: number;
  /** Paid with money. */
  pay: number;
};
export type Advice = Mix & { name: MixName; walletReward: number; earns: LoyaltyReward[] };

/** A list of numbers; the mix with the smaller first difference is better. */
type Rank = (mix: Mix, cart: AdviceCart) => number[];

/** Ties end with the order of methods and codes, so that the advice is the same each time. */
const last = ({ points, wallet, method }: Mix, { balances }: AdviceCart) => [
  points,
  wallet,
  balances.findIndex((each) => each.method === method),
];
const ranks: Record<MixName, Rank> = {
  least: (mix, cart) => [mix.pay, -earnedValue(mix.pay, cart), ...last(mix, cart)],
  keep: (mix, cart) => [mix.points === 0 ? 0 : 1, mix.pay, ...last(mix, cart)],
  // A code that lowers the price is used even though a dearer stay would earn more.
  earn: (mix, cart) => [mix.due, -earnedValue(mix.pay, cart), ...last(mix, cart)],
};

/** Up to three different mixes of code, wallet and points; none that a rule forbids. */
export function advise(cart: AdviceCart): Advice[] {
  const mixes = cart.dues.flatMap(({ couponCode, due }) => mixesOf(cart, couponCode, due));
  const best = mixNames.flatMap((name) => {
    const mix = bestMix(mixes, name, cart);
    return mix && (name !== "keep" || mix.points === 0) ? [{ name, mix }] : [];
  });
  const different = best.filter(({ mix }, at) => best.findIndex((other) => isSame(other.mix, mix)) === at);
  return different.map(({ name, mix }) => ({
    name,
    ...mix,
    walletReward: walletRewardOf(mix.pay, cart),
    earns: loyaltyRewards(mix.pay / 100, cart.features),
  }));
}

/** The best of these mixes by name; the first of equals. */
export function bestMix(mixes: readonly Mix[], name: MixName, cart: AdviceCart): Mix | null {
  const ranked = mixes.map((mix) => ({ mix, rank: ranks[name](mix, cart) }));
  return ranked.toSorted((one, other) => compare(one.rank, other.rank))[0]?.mix ?? null;
}

/** Whether a lender, if there is one, accepts the amount; nothing to pay needs no lender. */
export function isPayable(pay: number, { lender }: Pick<AdviceCart, "lender">): boolean {
  return pay === 0 || lender === null || (pay >= lender.min && pay <= lender.max);
}

/** The mixes at which some rank can be best: where an amount reaches a bound. */
function mixesOf(cart: AdviceCart, couponCode: string | null, due: number): Mix[] {
  const without = walletMixes(cart, { couponCode, due, method: null, points: 0 }, due);
  const withPoints = cart.balances.flatMap(({ method, points: balance, rate }) => {
    const range = burnRange(rate, balance, due);
    const counts = range ? pointCounts(cart, due, rate, range) : [];
    return counts.flatMap((points) =>
      walletMixes(cart, { couponCode, due, method, points }, due - burnedOf(points, rate, due)),
    );
  });
  return [...without, ...withPoints];
}

/** Point counts next to each value at which the money or the wallet reaches a bound. */
function pointCounts({ wallet, lender }: AdviceCart, due: number, rate: PointsRate, range: BurnRange): number[] {
  const pays = [0, lender?.min ?? 0, lender?.max ?? due];
  const values = pays.flatMap((pay) => [due - pay, due - pay - wallet]);
  const near = values.flatMap((value) => [pointsWithin(value, rate), pointsReaching(value, rate)]);
  const stepped = near.filter((points) => points > range.min && points < range.max && points % pointsStep(rate) === 0);
  return [...new Set([range.min, ...stepped, range.max])];
}

/** What the wallet can add to points, where `left` is still due. */
function walletMixes(cart: AdviceCart, part: Omit<Mix, "wallet" | "pay">, left: number): Mix[] {
  const minPay = Math.max(0, left - cart.wallet);
  const pays = [minPay, left, ...(cart.lender ? [cart.lender.min, cart.lender.max] : [])];
  const possible = pays.filter((pay) => pay >= minPay && pay <= left && isPayable(pay, cart));
  return [...new Set(possible)].map((pay) => ({ ...part, wallet: left - pay, pay }));
}

/** The value in halalas of what a payment earns: in the wallet, and in the best programme of the site. */
function earnedValue(pay: number, cart: AdviceCart): number {
  const values = loyaltyRewards(pay / 100, cart.features).map(({ provider, rewardValue }) =>
    burnValue(rewardValue, pointsRates[rewardProgrammes[provider]]),
  );
  return walletRewardOf(pay, cart) + Math.max(0, ...values);
}

function walletRewardOf(pay: number, { features, rewardPercent }: AdviceCart): number {
  return features.wallet ? walletReward(pay, rewardPercent) : 0;
}

function isSame(one: Mix, other: Mix): boolean {
  return (Object.keys(one) as (keyof Mix)[]).every((key) => one[key] === other[key]);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
