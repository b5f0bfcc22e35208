import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Hold } from "#contract/cart/hold.ts";
import { holdNetwork, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { someHold } from "#web/shared/hold/hold-for-test.ts";
import { setHold } from "#web/shared/hold/hold-store.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { showProperty } from "../property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const hold = someHold();
let shown: Awaited<ReturnType<typeof showProperty>> | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T09:02:20Z") });
  holdNetwork();
});
afterEach(async () => {
  await shown?.leave();
  await act(async () => setHold(null));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const text = () => the("#price").textContent?.replaceAll(/\s+/g, " ") ?? "";
const continues = () =>
  [...document.querySelectorAll("a")]
    .filter(({ textContent }) => textContent === "Continue booking")
    .map((a) => a.pathname + a.search);

async function show(own: Hold | null, given: Parameters<typeof showProperty>[0] = {}) {
  setHold(own);
  shown = await showProperty(given);
}

test("a guest reads how long they hold these dates, and continues with the same cart from the card and the bar", async () => {
  await show(hold);
  expect(text()).toContain("You’re holding these dates, 12:40 left.");
  expect(continues()).toEqual(["/en/chalet/guest?cartId=c-1", "/en/chalet/guest?cartId=c-1"]);
  expect(text()).not.toContain("Reserve");
});

test("a guest who holds other dates reads that reserving releases them", async () => {
  await show({ ...hold, checkIn: "2026-12-14", checkOut: "2026-12-15" });
  expect(text()).toContain("If you reserve these dates, we release the ones you’re holding.");
  expect(text()).toContain("Reserve");
  expect(continues()).toEqual([]);
});

test("a guest with an open payment sees a link to it, and not that the nights are booked", async () => {
  const quote = {
    kind: "refused",
    problem: "dates-taken",
    code: problemBody("dates-taken").error.code,
    n: null,
  } as const;
  await show({ ...hold, status: "paying", hasGuest: true, paymentId: "p-1" }, { data: { quote } });
  expect(text()).toContain("You’re paying for these dates.");
  expect(text()).not.toContain("just booked");
  expect(continues()[0]).toBe("/en/chalet/payment/return?paymentId=p-1&cartId=c-1");
});

test("a guest without a hold reads nothing about one", async () => {
  await show(null);
  expect(text()).not.toMatch(/holding|hold /);
  expect(continues()).toEqual([]);
});
