import { afterEach, beforeEach, expect, test } from "vitest";
import type { Order } from "#contract/order/order.ts";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OrderProvider } from "./order-context.tsx";
import { someOrder } from "./order-for-test.ts";
import { OrderHead } from "./order-head.tsx";
import { OrderRefund } from "./order-refund.tsx";
import { orderCode } from "./voucher/order-code.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => void holdNetwork());
afterEach(() => shown.leave());

const AT = "2026-11-18T10:00:00.000Z";
type Refund = Order["refunds"][number];
const toCard: Refund = {
  ...{ route: "original", source: "card", last4: "4242", amount: 1_150, currency: "SAR", points: null },
  ...{ status: "pending", at: AT },
};
const toWallet: Refund = { ...toCard, source: "wallet", last4: null, amount: 100.25, status: "done" };

async function open(refunds: Refund[], amount: number) {
  const events = [{ at: AT, kind: "cancelling" as const, amount, currency: "SAR" as const }];
  shown = await showPage(
    <OrderProvider order={someOrder({ statusCode: 95, refunds, events })}>
      <OrderHead code={orderCode("C123456789")} />
      <OrderRefund />
    </OrderProvider>,
    "/en/manage-booking?orderNumber=C123456789",
  );
}
const heading = () => the("h1").textContent?.replaceAll(/\s/g, " ");
const lines = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));

test("half of the price that is on its way is not called refunded", async () => {
  await open([toCard], 1_150);
  expect(heading()).toBe("Your booking is cancelled, and SAR 1,150.00 is on its way to you");
});

test("the wallet is one line, however many parts it paid, and has its money", async () => {
  await open([toWallet, { ...toCard, status: "done" }, { ...toWallet, amount: 200.5 }], 1_450.75);
  expect(heading()).toBe("Your booking is cancelled, and we returned SAR 1,450.75 to you");
  expect(lines().filter((line) => line?.includes("wallet"))).toEqual(["Added to your walletSAR 300.75"]);
});

test("a booking that returns nothing says so", async () => {
  await open([], 0);
  expect(heading()).toBe("Your booking is cancelled, with no refund");
});
