import { afterEach, expect, test } from "vitest";
import type { Order } from "#contract/order.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { OrderProvider } from "./order-context.tsx";
import { someOrder } from "./order-for-test.ts";
import { OrderPrice } from "./order-price.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(() => shown.leave());

const leg: Order["legs"][number] = {
  method: "qitaf",
  points: 500,
  value: 100,
  maskedMember: "•••• 11",
  status: "paid",
  returned: { points: 0, value: 0 },
};

async function priceOf(order: Order): Promise<string> {
  const page = (
    <OrderProvider order={order}>
      <OrderPrice />
    </OrderProvider>
  );
  shown = await showPage(page, "/en/account/orders/C123456789");
  return document.body.textContent?.replaceAll(/[\u00a0\s]+/g, " ") ?? "";
}

test("the order says what points and the wallet paid, and nothing of points that were released", async () => {
  const legs: Order["legs"] = [
    leg,
    { ...leg, method: "wallet", points: null, value: 200 },
    { ...leg, method: "mokafa", status: "released" },
  ];
  const text = await priceOf(someOrder({ legs }));
  expect(text).toContain("500 Qitaf points for SAR 100.00");
  expect(text).toContain("SAR 200.00 from your wallet");
  expect(text).not.toContain("Mokafaa");
});

test("what the wallet paid for a stay and its change is one sum, and a card that paid both is named once", async () => {
  const wallet = { ...leg, method: "wallet" as const, points: null };
  const card: Order["payments"][number] = {
    ...{ method: "card", amount: 300, currency: "SAR", last4: "4242", brand: "visa", schedule: [] },
    ...{ status: "paid", paidAt: "2026-11-17T09:00:00.000Z" },
  };
  const text = await priceOf(
    someOrder({
      legs: [
        { ...wallet, value: 200.1 },
        { ...wallet, value: 99.9 },
      ],
      payments: [card, { ...card, amount: 50 }],
    }),
  );
  expect(text).toContain("SAR 300.00 from your wallet");
  expect(text.match(/from your wallet/g)).toHaveLength(1);
  expect(text.match(/4242/g)).toHaveLength(1);
});
