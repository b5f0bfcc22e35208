import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problems } from "#domain/problem/problems.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import WaitPage from "./wait-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const REFUSED = problems["bank-verification-failed"].code;
let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-11-15T09:00:00Z") });
  network = holdNetwork();
  shown = await showPage(
    <WaitPage paymentId="p-1" cartId={CART_ID} result={null} />,
    "/en/chalet/payment/return?paymentId=p-1",
  );
  await pass(0);
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const polls = () => network.calls("/check-payment-3ds");
const text = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
const body = (status: string, more: object = {}) => ({
  status,
  orderNumber: "C123456789",
  code: null,
  isChallenged: false,
  isChange: false,
  isGift: false,
  ...more,
});
const answer = (status: string, code: number | null = null, isChallenged = false) =>
  polls()
    .at(-1)
    ?.answer({ body: body(status, { code, isChallenged }) });
const abandoned = () => network.last("/payment/p-1/abandon");

test("the page polls at once and then every three seconds, and sends the number of polls", async () => {
  expect(text()).toContain("Please keep this page open.");
  expect(polls()).toHaveLength(1);
  await answer("PENDING");
  await pass(2_999);
  expect(polls()).toHaveLength(1);
  await pass(1);
  const query = new URL(polls()[1]?.path ?? "", "http://here").searchParams;
  expect(query.get("_c")).toBe("2");
  expect(query.get("_t")).toBe(String(Date.parse("2026-11-15T09:00:00Z")));
});

test("a paid booking is shown", async () => {
  await answer("SUCCESS");
  expect(shown.at()).toBe("/en/chalet/confirmation?orderNumber=C123456789");
});

test("a result that the server knew is followed without a poll", async () => {
  await answer("PENDING");
  await shown.leave();
  const before = polls().length;
  const result = { ...body("SUCCESS"), status: "SUCCESS" as const };
  const path = "/en/chalet/payment/return?paymentId=p-1";
  shown = await showPage(<WaitPage paymentId="p-1" cartId={CART_ID} result={result} />, path);
  expect(polls()).toHaveLength(before);
  expect(shown.at()).toBe("/en/chalet/confirmation?orderNumber=C123456789");
});

test("a refusal navigates back to the payment, with its reason", async () => {
  await answer("FAILED", REFUSED);
  expect(shown.at()).toBe(`/en/chalet/payment?cartId=${CART_ID}&failed=${REFUSED}`);
});

test("after two minutes without an answer the page says so, polls on, and follows the late result", async () => {
  for (let round = 0; round < 41; round++) {
    await answer("PENDING");
    await pass(round < 39 ? 3_000 : 10_000);
  }
  expect(text()).toContain("Your bank has not answered yet.");
  expect(text()).toContain("This page keeps checking");
  expect(text()).toContain("C123456789");
  await answer("SUCCESS");
  expect(shown.at()).toBe("/en/chalet/confirmation?orderNumber=C123456789");
});

test("a page that is offline for minutes says so, polls on, and follows the result once it is back", async () => {
  for (const ms of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]) {
    await polls().at(-1)?.lose();
    await pass(ms);
  }
  await polls().at(-1)?.lose();
  expect(text()).toContain("We can’t reach our server to check your payment.");
  const before = polls().length;
  await act(async () => dispatchEvent(new Event("online")));
  await pass(0);
  expect(polls()).toHaveLength(before + 1);
  await answer("SUCCESS");
  expect(shown.at()).toBe("/en/chalet/confirmation?orderNumber=C123456789");
});

test("a poll that never answers is given up, and the next one is sent", async () => {
  await pass(30_000);
  expect(text()).toContain("We are trying again.");
  await pass(1_000);
  expect(polls()).toHaveLength(2);
  await answer("SUCCESS");
  expect(shown.at()).toBe("/en/chalet/confirmation?orderNumber=C123456789");
});

test("after failed calls the guest may check again at once", async () => {
  for (const ms of [1_000, 2_000, 4_000]) {
    await polls().at(-1)?.lose();
    expect(text()).toContain("We are trying again.");
    await pass(ms);
  }
  await polls().at(-1)?.lose();
  await press("Check again");
  await pass(0);
  expect(polls()).toHaveLength(5);
});

const replaced = (status: string) =>
  body("FAILED", {
    code: REFUSED,
    isCancelled: true,
    replacement: { paymentId: "p-2", status, orderNumber: "C987654321" },
  });
const linkSaying = (name: string) =>
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name)?.getAttribute("href");

test("the tab of an attempt that was replaced says that the booking was paid with another method", async () => {
  await polls()
    .at(-1)
    ?.answer({ body: replaced("SUCCESS") });
  expect(text()).toContain("You’ve paid another way");
  expect(text()).not.toContain("Bank verification failed");
  expect(linkSaying("See what you paid for")).toBe("/en/chalet/confirmation?orderNumber=C987654321");
});

test("the tab of an attempt that was replaced leads to the newer attempt while that is open", async () => {
  await polls()
    .at(-1)
    ?.answer({ body: replaced("PENDING") });
  expect(text()).toContain("You chose another way to pay");
  const path = new URL(linkSaying("Go to that payment") ?? "", "http://here");
  expect([path.searchParams.get("paymentId"), path.searchParams.get("cartId")]).toEqual(["p-2", CART_ID]);
});

test("the tab of an attempt that was cancelled elsewhere says that it was cancelled, and offers the other methods", async () => {
  await polls()
    .at(-1)
    ?.answer({ body: body("FAILED", { code: REFUSED, isCancelled: true }) });
  expect(shown.at()).toBe(`/en/chalet/payment?cartId=${CART_ID}&failed=cancelled`);
});

test("a guest whom the bank waits for cancels that payment and pays in another way, without a reproach", async () => {
  await answer("PENDING");
  expect(text()).not.toContain("Use another card or method");
  await pass(3_000);
  await answer("PENDING", null, true);
  await press("Use another card or method");
  await abandoned().answer({ body: body("FAILED", { code: REFUSED }) });
  expect(shown.at()).toBe(`/en/chalet/payment?cartId=${CART_ID}&failed=cancelled`);
});

test("a payment that succeeded meanwhile opens the booking, and a pending one shows a message", async () => {
  await answer("PENDING", null, true);
  await press("Use another card or method");
  await abandoned().answer({ body: body("PENDING") });
  expect(text()).toContain("Your bank is still working on this payment.");
  await press("Use another card or method");
  await abandoned().answer({ body: body("SUCCESS") });
  expect(shown.at()).toBe("/en/chalet/confirmation?orderNumber=C123456789");
});

test("a hidden tab does not poll, and polls at once when it is visible again", async () => {
  const setVisibility = async (state: "hidden" | "visible") => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  };
  await answer("PENDING");
  await setVisibility("hidden");
  await pass(60_000);
  expect(polls()).toHaveLength(1);
  await setVisibility("visible");
  await pass(0);
  expect(polls()).toHaveLength(2);
});
