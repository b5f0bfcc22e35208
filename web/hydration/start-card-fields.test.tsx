import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { startCardFields } from "./start-card-fields.ts";

const FIELDS = "https://pay.example.test";
const SESSION = { available: true, gateway: "checkout", publicKey: "pk_1", session: {} };

let network: ReturnType<typeof holdNetwork>;
let part: HTMLElement;
let frame: HTMLIFrameElement;
let toFrame: ReturnType<typeof vi.fn>;
let cartId = 0;

beforeEach(() => {
  network = holdNetwork();
  const session = JSON.stringify({ cartId: `cart-${++cartId}`, method: "card" });
  document.body.innerHTML = `<div data-island="pending"><iframe src="${FIELDS}/payment-fields?lang=en"></iframe></div>`;
  part = document.querySelector("[data-island]") as HTMLElement;
  frame = document.querySelector("iframe") as HTMLIFrameElement;
  frame.dataset.session = session;
  frame.dataset.sessionUrl = "/api/payment-api/card-session";
  toFrame = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage: toFrame } });
  startCardFields(frame);
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function say(data: unknown, { origin = FIELDS, source = frame.contentWindow as unknown } = {}) {
  dispatchEvent(new MessageEvent("message", { data, origin, source: source as never }));
  await settled();
}

const sessions = () => network.calls("/payment-api/card-session");

test("fields that came before any script are asked, and get the session of their cart", async () => {
  expect(toFrame).toHaveBeenCalledWith({ type: "describe" }, FIELDS);
  await say({ type: "needs-session" });
  expect(sessions()[0]?.body).toEqual({ cartId: `cart-${cartId}`, method: "card" });
  await sessions()[0]?.answer({ body: SESSION });
  await settled();
  expect(toFrame).toHaveBeenLastCalledWith({ type: "session", session: SESSION }, FIELDS);
  expect(part.dataset.hydrates).toBeUndefined();
});

test("nobody but the fields gets a session", async () => {
  await say({ type: "needs-session" }, { origin: "https://evil.example.test" });
  await say({ type: "needs-session" }, { source: window });
  expect(sessions()).toHaveLength(0);
});

test.each([
  ["the company does not answer", { body: { available: false, reason: 1004 } }],
  ["the cart is gone", { status: 404, body: problemBody("cart-not-found") }],
])("without a session, because %s, the page hydrates, to say what a guest can do", async (_, answer) => {
  await say({ type: "needs-session" });
  await sessions()[0]?.answer(answer);
  await settled();
  expect(part.dataset.hydrates).toBeDefined();
});

test("fields that could not be loaded hydrate the page", async () => {
  await say({ type: "failed" });
  expect(part.dataset.hydrates).toBeDefined();
});

test("the hydrated page brings the session itself", async () => {
  part.dataset.island = "hydrated";
  await say({ type: "needs-session" });
  expect(sessions()).toHaveLength(0);
});
