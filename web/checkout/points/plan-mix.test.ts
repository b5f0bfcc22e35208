import { expect, test } from "vitest";
import { cartLine, couponLine, someCart } from "#web/shared/cart/cart-for-test.ts";
import { isInUse, type Mix, type MixCall, planMix, runMix, usedBy } from "./plan-mix.ts";

const OLD_CODE = "0d7f6b8e-54a5-4a54-8b58-8c7e60c7a001";
const REQUEST = "0d7f6b8e-54a5-4a54-8b58-8c7e60c7a002";
const nothing = { couponCode: null, wallet: 0, method: null, points: 0 };
const someMix: Mix = {
  ...nothing,
  name: "least",
  pay: 100,
  requestId: null,
  walletReward: 1,
  earns: [],
};
const withQitaf: Mix = { ...someMix, wallet: 50, method: "qitaf", points: 500, requestId: REQUEST };
const textOf = (call: MixCall | null) =>
  call &&
  `${call.call} ${"body" in call ? `${call.body.method} ${call.body.burnPoints}` : "method" in call ? call.method : call.code}`;

test("a cart tells what pays for it", () => {
  const data = { burnPoints: 500, basePrice: 100, maskedMember: "•••• 11" };
  const cart = someCart({
    lines: [
      couponLine("SAVE10", -10),
      cartLine("loyalty", "Qitaf points", -100, { category: "qitaf", code: "q", additionalData: data }),
      cartLine("loyalty", "Wallet", -50, { category: "wallet", code: "w" }),
    ],
  });
  expect(usedBy(cart)).toEqual({ couponCode: "SAVE10", wallet: 50, method: "qitaf", points: 500 });
  expect(isInUse(cart, { ...withQitaf, couponCode: "SAVE10" })).toBe(true);
  expect(isInUse(cart, withQitaf)).toBe(false);
});

test("parts that differ are removed first, then points and wallet are used", () => {
  const used = { couponCode: "OLD", wallet: 20, method: "mokafa" as const, points: 5_000 };
  const steps = planMix(used, { ...withQitaf, couponCode: "NEW" }, OLD_CODE);
  expect(steps.map(({ run }) => textOf(run))).toEqual([
    "removeLoyalty wallet",
    "removeLoyalty mokafa",
    "removeCoupon OLD",
    "applyCoupon NEW",
    "applyLoyalty qitaf 500",
    "applyLoyalty wallet 50",
  ]);
  expect(steps[1]?.undo).toMatchObject({ body: { requestId: OLD_CODE } });
});

test("parts that stay are not touched", () => {
  const used = { couponCode: null, wallet: 20, method: "qitaf" as const, points: 500 };
  expect(planMix(used, withQitaf, null).map(({ run }) => textOf(run))).toEqual([
    "removeLoyalty wallet",
    "applyLoyalty wallet 50",
  ]);
});

test.each([
  ["a refused step is not undone itself", true, ["removeLoyalty qitaf", "applyLoyalty wallet 20"]],
  [
    "a step without an answer is undone too",
    false,
    ["removeLoyalty wallet", "removeLoyalty qitaf", "applyLoyalty wallet 20"],
  ],
])("when a step fails, the earlier ones are undone: %s", async (_, isRefused, undone) => {
  const sent: (string | null)[] = [];
  const send = async (call: MixCall) => {
    sent.push(textOf(call));
    if (textOf(call) === "applyLoyalty wallet 50") throw new Error("no");
  };
  const steps = planMix({ ...nothing, wallet: 20 }, withQitaf, null);
  let isWhole: boolean | null = null;
  const onUndone = (all: boolean) => {
    isWhole = all;
  };
  await expect(runMix(steps, send, { wasRefused: () => isRefused, onUndone })).rejects.toThrow("no");
  expect(isWhole).toBe(true);
  expect(sent).toEqual(["removeLoyalty wallet", "applyLoyalty qitaf 500", "applyLoyalty wallet 50", ...undone]);
});

test("points whose code is too old cannot be put back, and the failure says so", async () => {
  const steps = planMix({ ...nothing, method: "qitaf", points: 500 }, { ...someMix, wallet: 50 }, null);
  const send = async (call: MixCall) => {
    if (call.call === "applyLoyalty") throw new Error("refused");
  };
  const reports: boolean[] = [];
  const onUndone = (isWhole: boolean) => void reports.push(isWhole);
  await expect(runMix(steps, send, { wasRefused: () => true, onUndone })).rejects.toThrow("refused");
  expect(reports).toEqual([false]);
});
