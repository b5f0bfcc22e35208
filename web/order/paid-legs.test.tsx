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

test("the order says what points and the wallet paid, and nothing of points that were released", async () => {
  const legs: Order["legs"] = [
    leg,
    { ...leg, method: "wallet", points: null, value: 200 },
    { ...leg, method: "mokafa", status: "released" },
  ];
  const order = someOrder({ legs });
  shown = await showPage(
    <OrderProvider order={order}>
      <OrderPrice />
    </OrderProvider>,
    "/en/account/orders/C123456789",
  );
  const text = document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
  expect(text).toContain("500 Qitaf points for SAR 100.00");
  expect(text).toContain("SAR 200.00 from your wallet");
  expect(text).not.toContain("Mokafaa");
});
