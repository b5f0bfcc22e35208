import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problems } from "#domain/problem/problems.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import PaymentPage from "./payment-page.tsx";
import type { Methods } from "./use-methods.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const FIELDS = "https://pay.example.test";
const SESSION = { available: true, gateway: "checkout", publicKey: "pk_1", session: { id: "ps_1" } };
const offer = { available: true, reason: null, cards: [], atOnce: [], plans: [] };
const methods: Methods = {
  methods: [
    { ...offer, method: "card", cards: ["visa"] },
    { ...offer, method: "apple-pay" },
    { ...offer, method: "knet" },
  ],
  fieldsUrl: `${FIELDS}/payment-fields?lang=en&gateway=checkout`,
  payable: { total: 2_300, currency: "SAR" },
  programmes: [],
};

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
let toFrame: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  sessionStorage.clear();
  network = holdNetwork();
  const cart = someCart({ chalet: { ...someCart().chalet, guests: someTraveller } });
  const shownWith = { cart, problem: null, methods, failed: null, proposal: null, wallet: { state: "none" } } as const;
  shown = await showPage(
    <PaymentPage origin={location.origin} {...shownWith} />,
    `/en/chalet/payment?cartId=${CART_ID}`,
  );
  mockFrame();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

/** The tests' browser loads no frames, so a mock receives the messages to the frame. */
function mockFrame() {
  toFrame = vi.fn();
  Object.defineProperty(the("iframe"), "contentWindow", { value: { postMessage: toFrame } });
}

function say(data: unknown, { origin = FIELDS, source = the<HTMLIFrameElement>("iframe").contentWindow } = {}) {
  return act(async () => void dispatchEvent(new MessageEvent("message", { data, origin, source })));
}

const sessions = () => network.calls("/payment-api/card-session");
const text = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
const card = () => the<HTMLInputElement>("input[value=card]");

test("the card fields get the session of this cart, and nobody else does", async () => {
  await say({ type: "needs-session" }, { origin: "https://evil.example.test" });
  await say({ type: "needs-session" }, { source: window });
  expect(sessions()).toHaveLength(0);
  await say({ type: "needs-session" });
  expect(sessions().map(({ body }) => body)).toEqual([{ cartId: CART_ID, method: "card" }]);
  await sessions()[0]?.answer({ body: SESSION });
  expect(toFrame.mock.calls.at(-1)).toEqual([{ type: "session", session: SESSION }, FIELDS]);
});

test("fields that ask again before the answer get the same session", async () => {
  await say({ type: "needs-session" });
  await say({ type: "needs-session" });
  expect(sessions()).toHaveLength(1);
  await sessions()[0]?.answer({ body: SESSION });
  expect(toFrame.mock.calls.filter(([{ type }]) => type === "session")).toHaveLength(2);
});

test("the wallet's button gets a session of its own, and its token pays at once", async () => {
  await act(async () => the("input[value=apple-pay]").click());
  mockFrame();
  expect(the<HTMLIFrameElement>("iframe").src).toContain("kind=wallet");
  await say({ type: "needs-session" });
  expect(sessions().at(-1)?.body).toEqual({ cartId: CART_ID, method: "apple-pay" });
  await say({ type: "token", id: null, token: "tok_wallet", brand: "visa", last4: "0492" });
  expect(network.last("/payment-api/payment").body).toMatchObject({ method: "apple-pay", token: "tok_wallet" });
});

test.each(["method-not-available", "busy"] as const)(
  "while the gateway takes no cards (%s) the card is greyed, and the other methods stay",
  async (problem) => {
    await say({ type: "needs-session" });
    await sessions()[0]?.answer({ body: { available: false, reason: problems[problem].code } });
    expect(card().disabled).toBe(true);
    expect(text()).toContain("Not available right now. Choose another method, or try again in a few minutes.");
    expect(the<HTMLInputElement>("input[value=apple-pay]").checked).toBe(true);
    expect(the<HTMLInputElement>("input[value=knet]").disabled).toBe(false);

    await press("Try again");
    expect(card().disabled).toBe(false);
    await act(async () => card().click());
    mockFrame();
    await say({ type: "needs-session" });
    expect(sessions()).toHaveLength(2);
    await sessions()[1]?.answer({ body: SESSION });
    expect(toFrame.mock.calls.at(-1)).toEqual([{ type: "session", session: SESSION }, FIELDS]);
  },
);

test("fields that could not be loaded say so, and load again", async () => {
  const first = the("iframe");
  await say({ type: "failed" });
  expect(text()).toContain("We couldn’t load the card fields.");
  expect(card().disabled).toBe(false);
  await press("Try again");
  expect(the("iframe")).not.toBe(first);
  expect(text()).not.toContain("We couldn’t load the card fields.");
});

test("a lost connection is said at the fields, and the card stays a choice", async () => {
  await say({ type: "needs-session" });
  await sessions()[0]?.lose();
  expect(text()).toContain("We couldn’t load the card fields.");
  expect(card().disabled).toBe(false);
});
