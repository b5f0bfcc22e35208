import { afterEach, expect, test } from "vitest";
import type { Order } from "#contract/order/order.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { OrderProvider } from "./order-context.tsx";
import { someOrder } from "./order-for-test.ts";
import { OrderRefund } from "./order-refund.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(() => shown.leave());

const refund: Order["refunds"][number] = {
  ...{ route: "wallet", source: "card", last4: "4242", points: null },
  ...{ amount: 100, currency: "SAR", status: "done", at: "2026-11-15T09:00:00.000Z" },
};

async function refundOf(given: Partial<typeof refund>): Promise<string> {
  const page = (
    <OrderProvider order={someOrder({ refunds: [{ ...refund, ...given }] })}>
      <OrderRefund />
    </OrderProvider>
  );
  shown = await showPage(page, "/en/account/orders/C123456789");
  return document.body.textContent?.replaceAll(/[\u00a0\s]+/g, " ") ?? "";
}

test("money that is in the wallet is added, and nothing is sent or on its way", async () => {
  const text = await refundOf({});
  expect(text).toContain("Added to your walletSAR 100.00");
  expect(text).not.toContain("Sent");
  expect(text).not.toContain("Now");
});

test("miles go back as miles, and points as points", async () => {
  const original = { route: "original" as const, last4: null, points: 500 };
  expect(await refundOf({ ...original, source: "fursan" })).toContain("Back to AlFursan500 miles");
  await shown.leave();
  expect(await refundOf({ ...original, source: "qitaf" })).toContain("Back to Qitaf500 points");
});
