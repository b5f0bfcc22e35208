import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, press, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { CartProvider } from "./cart-context.tsx";
import { HoldEnded } from "./hold-ended.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const NEXT_ID = "6b8f3a52-6a52-4b1f-9f0d-0c6f4f7f9d22";
let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;

beforeEach(async () => {
  sessionStorage.clear();
  network = holdNetwork();
  const page = (
    <CartProvider cart={someCart({ expired: true })}>
      <HoldEnded />
    </CartProvider>
  );
  shown = await showPage(page, `/en/chalet/guest?cartId=${CART_ID}`);
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

const quoted = (totalPrice: number) => ({ body: { unitPriceDetails: { totalPrice, quoteId: "quote" } } });

test("one press holds the same nights again and opens the guest form", async () => {
  await press("Hold these dates again");
  const stay = { propertyId: 7, checkIn: "2026-12-10", checkOut: "2026-12-12" };
  expect(network.last("/prices-policies").body).toEqual({ ...stay, guestCount: 2 });
  await network.last("/prices-policies").answer(quoted(2_300));
  const { body, headers } = network.last("/accommodation/cart");
  expect(body).toEqual({ ...stay, guestCount: { adults: 2, children: 0 }, quoteId: "quote" });
  expect(headers["idempotency-key"]).toBeTruthy();
  await network.last("/accommodation/cart").answer({ status: 201, body: someCart({ cartId: NEXT_ID }) });
  expect(shown.at()).toBe(`/en/chalet/guest?cartId=${NEXT_ID}`);
});

test("another price is shown on the page of the property, and nothing is held", async () => {
  await press("Hold these dates again");
  await network.last("/prices-policies").answer(quoted(2_400));
  expect(shown.at()).toMatch(/^\/en\/chalet\/details\/7\b/);
  expect(network.calls("/accommodation/cart")).toHaveLength(0);
});

test("nights that are taken by now are shown on the page of the property", async () => {
  await press("Hold these dates again");
  await network.last("/prices-policies").answer({ status: 409, body: problemBody("dates-taken") });
  expect(shown.at()).toMatch(/^\/en\/chalet\/details\/7\b/);
});
