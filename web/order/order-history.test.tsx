import { afterEach, expect, test } from "vitest";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OrderProvider } from "./order-context.tsx";
import { someOrder } from "./order-for-test.ts";
import { OrderHistory } from "./order-history.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(() => shown.leave());

test("what a change cost is shown when the change was paid, whatever paid it", async () => {
  const at = (time: string) => `2026-11-15T${time}:00.000Z`;
  const payment = { method: "card", currency: "SAR", brand: "visa", status: "paid" } as const;
  const leg = { method: "wallet", points: null, maskedMember: null, status: "paid" } as const;
  const order = someOrder({
    createdAt: at("09:20"),
    payments: [
      { ...payment, schedule: [], amount: 2_300, last4: "4242", paidAt: at("09:21") },
      { ...payment, schedule: [], amount: 650, last4: "4242", paidAt: at("10:30") },
    ],
    legs: [{ ...leg, value: 500, amount: 500, paidAt: at("10:30"), returned: { points: null, value: 0 } }],
    events: [{ at: at("10:30"), kind: "changed" }],
  });
  const history = (
    <OrderProvider order={order}>
      <OrderHistory />
    </OrderProvider>
  );
  shown = await showPage(history, "/en/account/orders/C123456789");
  const rows = [...the("ol").children].map(({ textContent }) =>
    textContent?.replaceAll(/[\u00a0\u2066\u2069\s]+/g, " "),
  );
  expect(rows.map((row) => row?.replace(/ ?15 Nov 2026 /, " @ "))).toEqual([
    "Booked @ 12:20 PM",
    "Paid: SAR 2,300.00 · Visa ending 4242 @ 12:21 PM",
    "Paid: SAR 650.00 · Visa ending 4242 @ 1:30 PM",
    "Paid: SAR 500.00 · Wallet @ 1:30 PM",
    "Booking changed @ 1:30 PM",
  ]);
});

test("a payment is shown with the time the money was taken", async () => {
  const payment = {
    method: "card",
    amount: 2_300,
    currency: "SAR",
    last4: "4242",
    brand: "VISA",
    schedule: [],
  } as const;
  const order = someOrder({
    createdAt: "2026-11-15T09:20:00.000Z",
    payments: [{ ...payment, schedule: [], status: "paid", paidAt: "2026-11-15T09:22:30.000Z" }],
  });
  const history = (
    <OrderProvider order={order}>
      <OrderHistory />
    </OrderProvider>
  );
  shown = await showPage(history, "/en/account/orders/C123456789");
  const [booked, paid] = [...the("ol").children].map(({ textContent }) => textContent);
  expect(booked).toContain("12:20");
  expect(paid).toContain("12:22");
});
