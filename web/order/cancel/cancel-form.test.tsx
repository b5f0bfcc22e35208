import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CancelPreview } from "#contract/order/cancel.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { CancelForm } from "./cancel-form.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
const onDone = vi.fn();
beforeEach(() => {
  network = holdNetwork();
  onDone.mockClear();
  sessionStorage.clear();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

const preview: CancelPreview = {
  refundable: 2_300,
  charged: 0,
  currency: "SAR",
  refunds: [
    {
      route: "original",
      source: "card",
      last4: "4242",
      amount: 2_300,
      currency: "SAR",
      points: null,
      arrives: "bank",
    },
  ],
  routes: [{ route: "original", available: true, reason: null }],
  deadline: "2026-12-08T01:00:00.000Z",
  steps: [
    { until: "2026-12-08T01:00:00.000Z", refundable: 2_300, charged: 0, isNow: true },
    { until: "2026-12-10T13:00:00.000Z", refundable: 1_150, charged: 1_150, isNow: false },
  ],
  couponLost: false,
  rewardLost: false,
  previewId: "signed-1",
  expiresAt: "2026-11-16T10:00:00.000Z",
};

async function open(changes: Partial<CancelPreview> = {}, order = someOrder()) {
  shown = await showPage(
    <OrderProvider order={order}>
      <CancelForm preview={{ ...preview, ...changes }} onDone={onDone} />
    </OrderProvider>,
    "/en/manage-booking/cancel?orderNumber=C123456789",
  );
}
const text = () => document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
const choose = (reason: string) => act(async () => the<HTMLInputElement>(`[value=${reason}]`).click());

test("the guest sees what comes back, where and when, and until when that holds", async () => {
  await open();
  expect(text()).toContain("You get backSAR 2,300.00");
  expect(text()).toContain("5 to 14 days, depending on your bank");
  expect(text()).toContain("This amount is valid until 08 Dec 2026 4:00 AM.");
  expect(the("[aria-current=step]").textContent).toContain("Now");
});

const money = { amount: 2_300, currency: "SAR", schedule: [] as number[] } as const;
const paid = { ...money, last4: "0007", status: "paid", paidAt: null } as const;
const AT_ONCE = "mada and KNET take the amount when you pay";

test.each([
  [{ method: "card", brand: "mada" }, true],
  [{ method: "knet", brand: null }, true],
  [{ method: "card", brand: "visa" }, false],
] as const)("a guest who paid with %j reads whether the money was taken at once: %s", async (how, isTaken) => {
  await open({}, someOrder({ payments: [{ ...paid, ...how }] }));
  expect(text().includes(AT_ONCE)).toBe(isTaken);
});

test("money that was taken at once and goes to the wallet waits for no bank", async () => {
  const wallet = { route: "wallet" as const, available: true, reason: null };
  const order = someOrder({ payments: [{ ...paid, method: "card" as const, brand: "mada" }] });
  await open({ routes: [...preview.routes, wallet] }, order);
  await choose("wallet");
  expect(text()).not.toContain(AT_ONCE);
});

test("a stay without a refund says so", async () => {
  await open({ refundable: 0, charged: 2_300, refunds: [], deadline: null });
  expect(text()).toContain("No refund under this policy");
  expect(text()).toContain("Cancellation fee: SAR 2,300.00");
});

test("a reason is required, and the focus moves to it", async () => {
  await open();
  await press(/^Cancel booking$/);
  expect(text()).toContain("Choose a reason.");
  expect(document.activeElement?.getAttribute("name")).toBe("reason");
  expect(network.calls("/cancel")).toHaveLength(0);
});

test("the booking is cancelled once with the amounts that were shown", async () => {
  await open();
  await choose("plans");
  await press(/^Cancel booking$/);
  await press(/^Cancel booking$/);
  expect(network.calls("/cancel")).toHaveLength(1);
  expect(network.last("/cancel").body).toEqual({ previewId: "signed-1", route: "original", reason: "plans" });
  await network.last("/cancel").answer({ body: someOrder({ statusCode: 102 }) });
  expect(onDone).toHaveBeenCalledOnce();
});

test("amounts that changed are shown again with the old one, and get the focus", async () => {
  await open();
  await choose("price");
  await press(/^Cancel booking$/);
  const changed = { ...preview, refundable: 1_150, charged: 1_150, previewId: "signed-2" };
  const body = problemBody("refund-changed");
  Object.assign((body as { error: object }).error, { details: { preview: changed } });
  await network.last("/cancel").answer({ status: 409, body });
  expect(text()).toContain("The amounts changed since you opened this page.");
  expect(the("del").textContent).toContain("2,300.00");
  expect(document.activeElement?.textContent).toContain("1,150.00");
  await press(/^Cancel booking$/);
  expect(network.last("/cancel").body).toMatchObject({ previewId: "signed-2" });
});

test("a booking that was cancelled in another tab leads to the booking", async () => {
  await open();
  await choose("other");
  await press(/^Cancel booking$/);
  await network.last("/cancel").answer({ status: 409, body: problemBody("cancel-running") });
  expect(onDone).toHaveBeenCalledOnce();
});

test("a member of the wallet may have the money there, and sees at once where it goes", async () => {
  const wallet = { route: "wallet" as const, available: true, reason: null };
  await open({ routes: [...preview.routes, wallet] });
  await choose("plans");
  await choose("wallet");
  expect(text()).toContain("To your walletNow");
  await press(/^Cancel booking$/);
  expect(network.last("/cancel").body).toMatchObject({ route: "wallet" });
});
