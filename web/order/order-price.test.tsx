import fc from "fast-check";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import type { Order } from "#contract/order/order.ts";
import type { OrderSummary } from "#contract/order/order-list.ts";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { cartLine } from "#web/shared/cart/cart-for-test.ts";
import { OrderLine } from "#web/shared/order/order-line.tsx";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { OrderProvider } from "./order-context.tsx";
import { someOrder } from "./order-for-test.ts";
import { OrderHistory } from "./order-history.tsx";
import { paidOfOrder } from "./order-payments.ts";
import { OrderPolicy } from "./order-policy.tsx";
import { OrderPrice } from "./order-price.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = async () => {};
afterEach(() => leave());

type Method = (typeof loyaltyMethods)[number];
const AT = "2026-11-15T09:06:00.000Z";
const visa: Order["payments"][number] = {
  ...{ method: "card", amount: 0, currency: "SAR", last4: "4242", brand: "visa", schedule: [], status: "paid" },
  paidAt: AT,
};

/** A booking that these amounts paid, in halalas. */
function paidBy(money: number, legs: Readonly<Partial<Record<Method, number>>>, coupon = 0): Order {
  const used = loyaltyMethods.flatMap((method) => (legs[method] ? [{ method, amount: legs[method] / 100 }] : []));
  const due = (money + used.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)) / 100;
  const returned = { points: null, value: 0 };
  return someOrder({
    priceLines: [
      cartLine("accommodation", "for 2 nights", due + coupon, { additionalData: { nights: 2 } }),
      ...(coupon > 0 ? [cartLine("coupon", "Discount", 0 - coupon, { code: "AHLAN" })] : []),
      ...used.map(({ method, amount }) => cartLine("loyalty", method, 0 - amount, { category: method })),
    ],
    ...{ total: money / 100, due },
    payments: money > 0 ? [{ ...visa, amount: money / 100 }] : [],
    legs: used.map(({ method, amount }) => ({
      ...{ method, points: null, value: amount, amount, maskedMember: null, status: "paid", paidAt: AT, returned },
    })),
    policySnapshot: [
      {
        policyTypeId: 2,
        policies: [
          { fromHours: 0, toHours: null, chargedPercentage: 0, policy: { sellingAmount: due, chargedAmount: 0 } },
        ],
        lastFreeCancellation: null,
      },
    ],
  });
}

async function texts(order: Order) {
  const { property, checkIn, checkOut, nights } = order;
  const line = { ...order, property, checkIn, checkOut, nights, paid: paidOfOrder(order) } as OrderSummary;
  const page = (
    <OrderProvider order={order}>
      <div id="price">
        <OrderPrice />
      </div>
      <div id="history">
        <OrderHistory />
      </div>
      <div id="policy">
        <OrderPolicy />
      </div>
      <div id="list">
        <OrderLine order={line} />
      </div>
    </OrderProvider>
  );
  const shown = await showPage(page, "/en/account/orders/C123456789");
  leave = shown.leave;
  const textOf = (id: string) =>
    document.getElementById(id)?.textContent?.replaceAll(/[\u00a0\u2066\u2069\s]+/g, " ") ?? "";
  const read = { price: textOf("price"), history: textOf("history"), policy: textOf("policy"), list: textOf("list") };
  await act(shown.leave);
  leave = async () => {};
  return read;
}

test("the price is the whole of it, and points and wallet stand below it as what paid, never as a discount", async () => {
  const { price, list, history } = await texts(paidBy(176_100, { wallet: 50_000, fursan: 20_000 }));
  expect(price).toContain("TotalSAR 2,461.00");
  expect(price).toContain("Paid withVisa ending 4242 SAR 1,761.00AlFursan miles");
  expect(price).toContain("WalletSAR 500.00");
  expect(price).not.toContain("−");
  expect(list).toContain("SAR 2,461.00");
  expect(list).toContain("Visa ending 4242 SAR 1,761.00 · AlFursan miles SAR 200.00 · Wallet SAR 500.00");
  expect(history).toContain("Paid: SAR 500.00 · Wallet");
});

test("what was never paid is not said to be paid", async () => {
  const { price, list } = await texts({ ...paidBy(176_100, { wallet: 50_000 }), statusCode: 60, payments: [] });
  expect(price).toContain("TotalSAR 2,261.00");
  expect(`${price} ${list}`).not.toContain("Paid with");
});

const amount = fc.nat(500_000);
const amounts = fc.record({
  money: amount,
  coupon: fc.nat(300),
  wallet: amount,
  programme: fc.constantFrom<Method>("qitaf", "mokafa", "fursan"),
  points: amount,
});

test("price, list, history and policy say the same numbers, whatever paid", async () => {
  await fc.assert(
    fc.asyncProperty(amounts, async ({ money, coupon, wallet, programme, points }) => {
      const order = paidBy(money + 1, { wallet, [programme]: points }, coupon);
      const { total, paidWith } = paidOfOrder(order);
      const shown = (value: number) => `SAR ${value.toLocaleString("en", { minimumFractionDigits: 2 })}`;
      const { price, list, history, policy } = await texts(order);
      expect(price).toContain(`Total${shown(total)}`);
      expect([list, policy].every((text) => text.includes(shown(total)))).toBe(true);
      expect(Math.round(paidWith.reduce((sum, part) => sum + part.amount * 100, 0))).toBe(Math.round(total * 100));
      for (const part of paidWith)
        for (const text of [price, list, history]) expect(text).toContain(shown(part.amount));
    }),
    { numRuns: 25 },
  );
});
