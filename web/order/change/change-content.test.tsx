import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangePreview } from "#contract/order/change.ts";
import { changeLimits } from "#domain/order/change/may-change.ts";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import { OrderProvider } from "../order-context.tsx";
import { someOrder } from "../order-for-test.ts";
import { ChangeContent } from "./change-content.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  holdNetwork();
  sessionStorage.clear();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

const guestCount = { adults: 2, children: 1 };
const preview: ChangePreview = {
  currency: "SAR",
  before: { checkIn: "2026-12-10", checkOut: "2026-12-12", nights: 2, guestCount, total: 2_300 },
  after: { checkIn: "2026-12-10", checkOut: "2026-12-13", nights: 3, guestCount, total: 3_450 },
  lines: [],
  difference: 1_150,
  pay: 1_150,
  refunds: [],
  notRefunded: 0,
  couponLost: false,
  policy: [],
  previewId: "signed-1",
  expiresAt: "2026-11-16T10:00:00.000Z",
};

async function open(changes: Partial<ChangePreview> | null, code: number | null = null, requiredNights = 0) {
  const order = someOrder({ canModify: true });
  const wanted = { checkIn: "2026-12-10", checkOut: "2026-12-13", guestCount };
  shown = await showPage(
    <OrderProvider order={order}>
      <ChangeContent
        found={{
          wanted,
          availableDates: ["2026-12-10", "2026-12-11", "2026-12-12"],
          limits: changeLimits("free", { checkIn: "2026-12-10", checkOut: "2026-12-12" }),
          preview: changes && { ...preview, ...changes },
          code,
          requiredNights,
        }}
        onChoose={() => {}}
      />
    </OrderProvider>,
    "/en/manage-booking/change?orderNumber=C123456789",
  );
}
const text = () => document.body.textContent?.replaceAll("\u00a0", " ") ?? "";

test("the guest sees the stay before and after, the difference and one button to pay it", async () => {
  await open({});
  expect(text()).toContain("3 nights");
  expect(text()).toContain("To pay nowSAR 1,150.00");
  expect(text()).toContain("New totalSAR 3,450.00");
  expect(the("form[method=post] button[type=submit]").textContent?.replaceAll("\u00a0", " ")).toBe("Pay SAR 1,150.00");
});

test("the guest of a cheaper stay confirms what comes back, and reads what does not", async () => {
  await open({ difference: -575, pay: 0, notRefunded: 575, couponLost: true });
  expect(the("form[method=post] button[type=submit]").textContent?.replaceAll("\u00a0", " ")).toBe(
    "Confirm and get SAR 575.00 back",
  );
  expect(text()).toContain("SAR 575.00 for dropped nights is not refunded under your policy.");
  expect(text()).toContain("Your code doesn’t apply to the new dates.");
});

test("a stay that is too short says how many nights the home requires", async () => {
  await open(null, 3003, 3);
  expect(the("[role=alert]").textContent).toContain("at least 3 nights");
});

test("a stay that cannot be booked says why", async () => {
  await open(null, 3002);
  expect(document.querySelector("form[method=post] button[type=submit]")).toBeNull();
  expect(the("[role=alert]").textContent).not.toBe("");
});

test("a change shows the old and the new total, where money goes, each place once, and the new deadlines that are to come", async () => {
  const refund = { route: "original" as const, currency: "SAR" as const, points: null };
  const wallet = { ...refund, source: "wallet" as const, last4: null, amount: 100, arrives: "now" as const };
  const card = { ...refund, source: "card" as const, last4: "4242", amount: 950, arrives: "bank" as const };
  const step = (chargedAmount: number) => ({ sellingAmount: 1_150, chargedAmount });
  const policies = [
    { fromHours: 60, toHours: null, chargedPercentage: 0, policy: step(0) },
    { fromHours: 0, toHours: 60, chargedPercentage: 50, policy: step(575) },
  ];
  const cheaper = {
    ...{ difference: -1_150, pay: 0, refunds: [wallet, card, wallet] },
    after: { ...preview.after, total: 1_150 },
    policy: [{ policyTypeId: 3, policies, lastFreeCancellation: null }],
  } as Partial<ChangePreview>;
  await open(cheaper);
  expect(text()).toMatch(/Old total\s*SAR 2,300\.00/);
  expect(text()).toMatch(/New total\s*SAR 1,150\.00/);
  expect(text().match(/To your wallet/g)).toHaveLength(1);
  expect(text()).toContain("NowSAR 200.00");
  expect(text()).toContain("Until 08 Dec 2026 4:00 AM: Full refund: SAR 1,150.00");
  await shown.leave();
  await open({ ...cheaper, expiresAt: "2026-12-09T10:00:00.000Z" });
  expect(text()).not.toContain("Full refund");
  expect(text()).toContain("You get SAR 575.00 back. Cancellation fee: SAR 575.00.");
});
