import { afterEach, expect, test } from "vitest";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OrderProvider } from "./order-context.tsx";
import { someOrder } from "./order-for-test.ts";
import { OrderHistory } from "./order-history.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(() => shown.leave());

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
