import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HistoryItem } from "#contract/wallet/wallet.ts";
import { monthBars } from "#domain/wallet/month-bars.ts";
import { accountPageData } from "#web/account-frame/user-for-test.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import type { WalletFound } from "./load-wallet.ts";
import WalletPage from "./wallet-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => {
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

const open = async (found: WalletFound, path = "/en/account/wallet") => {
  shown = await showPage(<WalletPage {...accountPageData(found)} />, path);
};
const text = () => (document.body.textContent ?? "").replaceAll("\u00a0", " ");

const row = (given: Partial<HistoryItem>): HistoryItem => ({
  id: crypto.randomUUID(),
  type: "REWARD",
  status: "Available",
  amount: 24.92,
  orderNumber: "C123456789",
  createdDate: "2026-11-10T09:00:00.000Z",
  expiryDate: "2027-11-10",
  description: { en: "Reward for booking C123456789", ar: "مكافأة الحجز C123456789" },
  ...given,
});

function aWallet(items: HistoryItem[]): WalletFound {
  const now = new Date("2026-11-16T09:00:00Z");
  return {
    state: "member",
    balance: {
      enrolled: true,
      available: 1_214.9,
      pending: 7,
      expiringSoon: { amount: 50, date: "2026-11-28" },
      currency: "SAR",
    },
    rows: { items, page: 1, pageSize: 10, totalCount: items.length },
    bars: monthBars(items, now),
    statements: [],
  };
}

test("a member sees balance, pending and expiring money", async () => {
  await open(aWallet([row({})]));
  expect(text()).toContain("SAR 1,214.90");
  expect(text()).toContain("SAR 7.00");
  expect(text()).toContain("SAR 50.00 expires on 28 Nov 2026");
});

test("a row says what happened, when, how much, and links its booking", async () => {
  await open(aWallet([row({}), row({ type: "REDEEM", status: "Pending", amount: -10, orderNumber: null })]));
  expect(text()).toContain("+SAR 24.92");
  expect(text()).toContain("−SAR 10.00");
  expect(text()).toContain("Valid until 10 Nov 2027");
  expect(document.querySelector("a[href='/en/account/orders/C123456789']")?.textContent).toBe("Booking C123456789");
});

test("the bars have a table with the same numbers", async () => {
  await open(aWallet([row({}), row({ type: "REDEEM", status: "Redeemed", amount: -10 })]));
  const cells = [...document.querySelectorAll("tbody tr:first-child > *")].map((cell) =>
    cell.textContent?.replaceAll("\u00a0", " "),
  );
  expect(cells).toEqual(["Nov 2026", "SAR 24.92", "SAR 10.00"]);
  expect(document.querySelectorAll("svg rect[class*=fill-primary]")).toHaveLength(1);
});

test("filters are links that keep each other and begin at the first page", async () => {
  await open(aWallet([row({})]), "/en/account/wallet?status=Available&page=2");
  const filter = document.querySelector("nav[aria-label='Filter by type'] a:nth-child(2)");
  expect(filter?.getAttribute("href")).toBe("/en/account/wallet?status=Available&type=REDEEM");
  expect(document.querySelector("nav[aria-label='Filter by status'] [aria-current]")?.textContent).toBe("Available");
});

test("an empty wallet says what will appear, and a filter without rows says so", async () => {
  await open(aWallet([]));
  expect(text()).toContain("Nothing here yet.");
  expect(document.querySelector("nav[aria-label='Filter by type']")).toBeNull();
  await shown.leave();
  await open(aWallet([]), "/en/account/wallet?type=RFD");
  expect(text()).toContain("No entries match this filter.");
});

test("a guest joins with one press, and a failure is explained", async () => {
  await open({ state: "join" });
  await press("Join the wallet");
  await network.last("/wallet/enrol").answer({ status: 403, body: problemBody("account-unverified") });
  expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");
  await press("Join the wallet");
  expect(network.calls("/wallet/enrol")).toHaveLength(2);
});

test("the owner of a frozen wallet is asked to call", async () => {
  await open({ state: "frozen" });
  expect(text()).toContain("Your wallet is on hold");
  expect(text()).toContain("Please call us on");
});
