import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCaptcha, waitUntil } from "#web/lib/api/captcha-for-test.ts";
import { buttonSaying, holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { setHold } from "#web/shared/hold/hold-store.ts";
import { dialogOpens, the } from "#web/ui/render-for-test.tsx";
import { showProperty, somePrice } from "../property-for-test.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showProperty>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T09:00:00Z") });
  sessionStorage.clear();
  setHold(null);
  network = holdNetwork();
  shown = await showProperty();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const carts = () => network.calls("/accommodation/cart");
const text = (selector: string) => the(selector).textContent?.replaceAll(/\s+/g, " ") ?? "";

test("a guest who reserves accepts the quoted price and continues to the guest form", async () => {
  await press("Reserve");
  expect(network.last("/accommodation/cart").body).toEqual({
    propertyId: 7,
    checkIn: "2026-12-10",
    checkOut: "2026-12-12",
    guestCount: { adults: 2, children: 0 },
    quoteId: "signed",
  });
  await network.last("/accommodation/cart").answer({ status: 201, body: { cartId: "c-1" } });
  const { pathname, search } = shown.router.state.location;
  expect(pathname + search).toBe("/en/chalet/guest?cartId=c-1");
});

test("two quick presses hold the nights once", async () => {
  const button = buttonSaying("Reserve");
  await act(async () => {
    button.click();
    button.click();
  });
  await press("Reserve");
  expect(carts()).toHaveLength(1);
});

test("a press after a network error is the same attempt, and one after an answer is a new one", async () => {
  await press("Reserve");
  await network.last("/accommodation/cart").lose();
  expect(text("#price")).toContain("Something went wrong");
  await press("Reserve");
  const [first, second] = carts().map(({ headers }) => headers["idempotency-key"]);
  expect(first).toBe(second);
  await network.last("/accommodation/cart").answer({ status: 422, body: problemBody("too-many-guests") });
  await network.last("/prices-policies").answer({ body: { unitPriceDetails: somePrice() } });
  await press("Reserve");
  expect(carts()[2]?.headers["idempotency-key"]).not.toBe(first);
});

test("nights booked meanwhile show other free dates", async () => {
  await press("Reserve");
  await network.last("/accommodation/cart").answer({ status: 409, body: problemBody("dates-taken") });
  await network.last("/prices-policies").answer({ status: 409, body: problemBody("dates-taken") });
  expect(text("#price")).toContain("These nights aren’t available");
});

test("a changed price is confirmed with both amounts before the nights are held", async () => {
  await press("Reserve");
  await network.last("/accommodation/cart").answer({ status: 409, body: problemBody("price-changed") });
  await network.last("/prices-policies").answer({ body: { unitPriceDetails: somePrice(2_400) } });
  await dialogOpens();
  expect(text("[role=dialog]")).toContain("from SAR 2,300.00 to SAR 2,400.00");
  await press("Continue with SAR 2,400.00");
  expect(carts()).toHaveLength(2);
});

test("above the limit of holds a captcha is solved and sent", async () => {
  await press("Reserve");
  await network.last("/accommodation/cart").answer({ status: 400, body: problemBody("captcha-required") });
  await dialogOpens();
  await press("I’m a person");
  await answerCaptcha(network);
  await waitUntil(() => carts().length === 2);
  const { captchaToken } = network.last("/accommodation/cart").body ?? {};
  expect(JSON.parse(atob(String(captchaToken)))).toHaveProperty("solution.counter");
});
