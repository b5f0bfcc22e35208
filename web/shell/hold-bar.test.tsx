import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Hold } from "#contract/cart/hold.ts";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { someHold } from "#web/shared/hold/hold-for-test.ts";
import { setHold } from "#web/shared/hold/hold-store.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { HoldBar } from "./hold-bar.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const hold = someHold({ hasGuest: true });
let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>> | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-15T09:02:20Z") });
  network = holdNetwork();
});
afterEach(async () => {
  await shown?.leave();
  await act(async () => setHold(null));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bar = () => document.querySelector("[data-hold]");
const text = () => bar()?.textContent?.replaceAll(/\s+/g, " ");
async function show(own: Hold | null, isCheckout = false) {
  setHold(own);
  shown = await showPage(<HoldBar isCheckout={isCheckout} />, "/en");
}

test("a guest with a cart sees on every page how long it lives, and returns to the step they reached", async () => {
  await show(hold);
  expect(text()).toBe("Your dates are held 12:40·Continue");
  expect(bar()?.querySelector("a")?.getAttribute("href")).toBe("/en/chalet/payment?cartId=c-1");
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(text()).toContain("12:30");
});

test("the checkout and a guest without a cart have no bar", async () => {
  await show(hold, true);
  expect(bar()).toBeNull();
  await act(async () => setHold(null));
  expect(bar()).toBeNull();
});

test("when the time is over the hold is loaded again, and the answer of the server counts", async () => {
  await show(hold);
  await act(async () => vi.advanceTimersByTime(761_000));
  expect(bar()).toBeNull();
  const later = { expiredAt: "2026-11-15T09:20:01.000Z", serverTime: "2026-11-15T09:15:01.000Z" };
  await network.last("/accommodation/hold").answer({ body: { hold: { ...hold, ...later } } });
  expect(text()).toContain("05:00");
});
