import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problems } from "#domain/problem/problems.ts";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { dialogOpens, the } from "#web/ui/render-for-test.tsx";
import PaymentPage from "./payment-page.tsx";
import type { Methods } from "./use-methods.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const FIELDS = "https://pay.example.test";
const PAYMENT_ID = "0d7f6b8e-54a5-4a54-8b58-8c7e60c7a001";
const offer = { available: true, reason: null, cards: [], atOnce: [], plans: [] };
const someMethods: Methods = {
  methods: [
    { ...offer, method: "card", cards: ["visa", "mada"], atOnce: ["mada"] },
    { ...offer, method: "knet", available: false, reason: problems["method-not-available"].code },
    {
      ...offer,
      method: "tabby",
      plans: [{ planId: "tabby-4", instalments: 4, amount: 575, schedule: [575, 575, 575, 575] }],
    },
    { ...offer, method: "tamara", available: false, reason: problems["method-not-for-this-order"].code },
  ],
  fieldsUrl: `${FIELDS}/payment-fields?lang=en&gateway=checkout`,
  payable: { total: 2_300, currency: "SAR" },
  programmes: [],
};

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date("2026-11-15T09:00:00Z") });
  sessionStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const paidFor = () => someCart({ chalet: { ...someCart().chalet, guests: someTraveller } });

async function open(failed: number | "cancelled" | null = null, cart = paidFor(), methods = someMethods) {
  const shownWith = { cart, problem: null, methods, failed, proposal: null, wallet: { state: "none" } } as const;
  const page = <PaymentPage origin={location.origin} {...shownWith} />;
  shown = await showPage(page, `/en/chalet/payment?cartId=${CART_ID}`);
}

const text = (selector = "body") => the(selector).textContent?.replaceAll(/\s+/g, " ") ?? "";
const pays = () => network.calls("/payment-api/payment");
const choose = (method: string) => act(async () => the(`input[value=${method}]`).click());

/** The tests' browser loads no frames, so a mock receives the messages to the frame. */
function mockFrame() {
  const postMessage = vi.fn();
  Object.defineProperty(the("iframe"), "contentWindow", { value: { postMessage } });
  return postMessage;
}

/** Sends a message as the frame with the card fields, or from another origin. */
function sendMessage(data: unknown, { origin = FIELDS, source = the<HTMLIFrameElement>("iframe").contentWindow } = {}) {
  return act(async () => void dispatchEvent(new MessageEvent("message", { data, origin, source })));
}

async function payByTabby() {
  await choose("tabby");
  await press(/^Pay SAR/);
}

test("payment methods are in the order of the site, and an unavailable one shows the reason", async () => {
  await open();
  expect([...document.querySelectorAll<HTMLInputElement>("input[name=method]")].map(({ value }) => value)).toEqual([
    "card",
    "knet",
    "tabby",
  ]);
  expect(the<HTMLInputElement>("input[value=knet]").disabled).toBe(true);
  expect(text()).toContain("This payment method is not available here.");
  expect(text()).toContain("Tamara: Not available for this booking.");
});

test("where KNET comes first it is chosen, and the page says when the bank charges and how money returns", async () => {
  const [card, , ...others] = someMethods.methods;
  const methods = { ...someMethods, methods: [{ ...offer, method: "knet" }, card, ...others] as Methods["methods"] };
  await open(null, paidFor(), methods);
  expect(the<HTMLInputElement>("input[value=knet]").checked).toBe(true);
  expect(text()).toContain("Your bank charges SAR 2,300.00 when you confirm on its KNET page. If you cancel for free");
  expect(text()).not.toContain("With mada");
  expect(text()).toContain("Encrypted payment, confirmed by your bank. Help any time on");
});

test("the button shows the exact amount, and the card fields are on another origin, which knows ours", async () => {
  await open();
  expect(text()).toContain("Pay SAR 2,300.00");
  expect(text()).toContain("SAR 2,300.00 is charged when you press Pay.");
  const { src } = the<HTMLIFrameElement>("iframe");
  expect(src).toBe(`${FIELDS}/payment-fields?lang=en&gateway=checkout&origin=${encodeURIComponent(location.origin)}`);
  expect(text()).toContain("With mada, the amount leaves your account at once.");
});

test("a card is paid with the token of the frame, and messages of other origins are ignored", async () => {
  await open();
  const posted = mockFrame();
  await press(/^Pay SAR/);
  const [{ id }, target] = posted.mock.calls[0] as unknown as [{ id: string }, string];
  expect(target).toBe(FIELDS);
  await sendMessage({ type: "token", id, token: "stolen" }, { origin: "https://evil.example.test" });
  await sendMessage({ type: "token", id, token: "stolen" }, { source: window });
  expect(pays()).toHaveLength(0);
  await sendMessage({ type: "token", id, token: "tok_1", brand: "visa", last4: "4242" });
  expect(pays()[0]?.body).toEqual({
    cartId: CART_ID,
    method: "card",
    token: "tok_1",
    returnUrl: `/en/chalet/payment/return?cartId=${CART_ID}`,
    acceptedTotal: 2_300,
  });
  await pays()[0]?.answer({ body: { paymentId: PAYMENT_ID, status: "SUCCESS", orderNumber: "C123456789" } });
  expect(shown.at()).toBe("/en/chalet/confirmation?orderNumber=C123456789");
});

test("invalid fields are not paid with", async () => {
  await open();
  const posted = mockFrame();
  await press(/^Pay SAR/);
  const [{ id }] = posted.mock.calls[0] as [{ id: string }];
  await sendMessage({ type: "invalid", id, fields: { number: "required" } });
  expect(pays()).toHaveLength(0);
});

test("instalments are paid by the chosen plan, and two quick presses pay once", async () => {
  await open();
  await choose("tabby");
  expect(text()).toContain("Today SAR 575.00, then SAR 575.00 × 3");
  const button = [...document.querySelectorAll("button")].find(({ type }) => type === "submit");
  await act(async () => {
    the("main form, form:has([name=method])").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    button?.click();
  });
  expect(pays()).toHaveLength(1);
  expect(pays()[0]?.body).toMatchObject({ method: "tabby", installmentPlanId: "tabby-4" });
});

test("a press after a lost answer sends the same attempt again, with the same key", async () => {
  await open();
  await payByTabby();
  await pays()[0]?.lose();
  expect(text()).toContain("you won’t be charged twice");
  await press(/^Pay SAR/);
  const [first, second] = pays();
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(second?.body).toEqual(first?.body);
});

test("a declined card shows a message that nothing was charged, and the next attempt is a new one", async () => {
  await open();
  await payByTabby();
  await pays()[0]?.answer({ status: 402, body: problemBody("card-declined", { paymentId: PAYMENT_ID }) });
  expect(text()).toContain("Your card was declined. Try another card.");
  expect(document.activeElement?.textContent).toContain("Your card was declined. Try another card.");
  expect(text()).toContain("No amount was taken.");
  await press(/^Pay SAR/);
  const [first, second] = pays();
  expect(second?.headers["idempotency-key"]).not.toBe(first?.headers["idempotency-key"]);
});

test("a guest whom the bank sent back reads the reason", async () => {
  await open(problems["bank-verification-failed"].code);
  expect(text()).toContain("Bank verification failed.");
});

test("a guest who left the bank for another method reads that nothing was taken", async () => {
  await open("cancelled");
  expect(document.activeElement?.textContent).toBe(
    "The payment at your bank was cancelled.No amount was taken. Choose another card or method to book. If you confirmed it at your bank after all, that amount goes back.",
  );
  expect(text()).not.toContain("Payment was not completed");
});

test("a changed total is shown with both amounts and paid only after the guest accepts it", async () => {
  await open();
  await payByTabby();
  await pays()[0]?.answer({
    status: 409,
    body: problemBody("price-changed", { before: 2_300, after: 2_400, currency: "SAR" }),
  });
  await network.last(CART_ID).answer({ body: someCart({ total: 2_400 }) });
  await dialogOpens();
  expect(text("[role=dialog]")).toContain("from SAR 2,300.00 to SAR 2,400.00");
  await press("Continue with SAR 2,400.00");
  expect(pays()[1]?.body).toMatchObject({ acceptedTotal: 2_400 });
});

test("the page waits for a payment that runs in another tab and does not pay twice", async () => {
  await open();
  await payByTabby();
  await pays()[0]?.answer({ status: 409, body: problemBody("payment-running", { paymentId: PAYMENT_ID }) });
  expect(shown.at()).toBe(`/en/chalet/payment/return?paymentId=${PAYMENT_ID}&cartId=${CART_ID}`);
});

test("a hold that expired before the press links to the same dates again", async () => {
  await open();
  await payByTabby();
  await pays()[0]?.answer({ status: 410, body: problemBody("cart-expired") });
  await network.last(CART_ID).answer({ body: someCart({ expired: true }) });
  expect(text()).toContain("Your hold ended. Check availability again.");
});

test("a guest without a connection reads so, sends nothing, and pays when it is back", async () => {
  await open();
  await choose("tabby");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await press(/^Pay SAR/);
  expect(text("[role=alert]")).toContain("You are offline");
  expect(pays()).toHaveLength(0);
  vi.restoreAllMocks();
  await press(/^Pay SAR/);
  expect(pays()).toHaveLength(1);
  expect(text()).not.toContain("You are offline");
});
