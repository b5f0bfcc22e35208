import type { Calls } from "#contract/calls.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { loyaltyView } from "#domain/cart/loyalty-view.ts";
import type { LoyaltyMethod } from "#domain/loyalty/methods.ts";
import { type Programme, programmes } from "#domain/loyalty/rates.ts";
import { loyaltyLinesOf } from "#web/checkout/cart/use-loyalty.ts";

export type Mix = Calls["getLoyaltyAdvice"]["answer"]["mixes"][number];

export type MixCall =
  | { call: "removeLoyalty"; method: LoyaltyMethod }
  | { call: "applyLoyalty"; body: Calls["applyLoyalty"]["input"]["body"] }
  | { call: "removeCoupon"; code: string }
  | { call: "applyCoupon"; code: string };

/** One call, and the call that undoes it; `null` if nothing can. */
export type MixStep = { run: MixCall; undo: MixCall | null };

type Used = { couponCode: string | null; wallet: number; method: Programme | null; points: number };

/** What pays for a cart now, besides money. */
export function usedBy(cart: Cart): Used {
  const { wallet, points } = loyaltyLinesOf(cart);
  const coupon = cart.products.find(({ type, notes }) => type === "coupon" && notes.every(isNoError));
  return {
    couponCode: coupon?.code ?? null,
    wallet: Math.abs(wallet?.price.total ?? 0),
    method: programmes.find((name) => name === points?.category) ?? null,
    points: points ? loyaltyView(points).burnPoints : 0,
  };
}

const isNoError = ({ type }: { type: string }) => type !== "error";

export function isInUse(cart: Cart, mix: Mix): boolean {
  return planMix(usedBy(cart), mix, null).length === 0;
}

/**
 * The calls that turn what is used into a mix, in order: parts that differ are removed first, because each of them limits
 * the others. `requestId` is a confirmed code of the programme in use, with which its points can be reserved again.
 */
export function planMix(used: Used, mix: Mix, requestId: string | null): MixStep[] {
  const isOtherCode = used.couponCode !== mix.couponCode;
  const arePointsOther = isOtherCode || used.method !== mix.method || used.points !== mix.points;
  const isWalletOther = arePointsOther || used.wallet !== mix.wallet;
  const steps: (MixStep | null)[] = [
    isWalletOther && used.wallet > 0 ? inverse(walletStep(used.wallet)) : null,
    arePointsOther && used.method ? inverse(pointsStep(used.method, used.points, requestId)) : null,
    isOtherCode && used.couponCode ? inverse(codeStep(used.couponCode)) : null,
    isOtherCode && mix.couponCode ? codeStep(mix.couponCode) : null,
    arePointsOther && mix.method ? pointsStep(mix.method, mix.points, mix.requestId) : null,
    isWalletOther && mix.wallet > 0 ? walletStep(mix.wallet) : null,
  ];
  return steps.filter((step) => step !== null);
}

function walletStep(riyals: number) {
  return adding({ call: "applyLoyalty", body: { method: "wallet", burnPoints: riyals } }, "wallet");
}

function pointsStep(method: Programme, burnPoints: number, requestId: string | null) {
  return adding({ call: "applyLoyalty", body: { method, burnPoints, ...(requestId && { requestId }) } }, method);
}

function adding(run: MixCall, method: LoyaltyMethod) {
  return { run, undo: { call: "removeLoyalty" as const, method } };
}

function codeStep(code: string) {
  return { run: { call: "applyCoupon" as const, code }, undo: { call: "removeCoupon" as const, code } };
}

function inverse({ run, undo }: { run: MixCall; undo: MixCall }): MixStep {
  return { run: undo, undo: run };
}

type RunOptions = {
  wasRefused: (error: unknown) => boolean;
  /** Called after a failure with whether everything is as it was; points whose code is too old cannot be reserved again. */
  onUndone: (isWhole: boolean) => void;
};

/** Runs the steps. When one fails, those before it are undone, the last one first; so is a step without an answer. */
export async function runMix(
  steps: readonly MixStep[],
  send: (call: MixCall) => Promise<unknown>,
  { wasRefused, onUndone }: RunOptions,
): Promise<void> {
  const done: MixStep[] = [];
  for (const step of steps) {
    try {
      await send(step.run);
      done.unshift(step);
    } catch (error) {
      let isWhole = true;
      for (const each of wasRefused(error) ? done : [step, ...done]) {
        const failure = each.undo && (await failureOf(() => send(each.undo as MixCall)));
        // A step without an answer may not have run; then the server refuses to undo it.
        if (failure !== undefined && !(each === step && wasRefused(failure))) isWhole = false;
      }
      onUndone(isWhole);
      throw error;
    }
  }
}

/** Why a call failed, or `undefined` if it did not. */
async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    return error;
  }
}
