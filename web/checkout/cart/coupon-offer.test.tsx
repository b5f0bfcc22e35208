import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, cartLine, someCart } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { CartProvider } from "./cart-context.tsx";
import { CouponForm } from "./coupon-form.tsx";

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

const proposal = { code: "EID-10", saving: { total: 368, currency: "SAR" as const }, terms: ["10% off"] };
const open = async (path = `/en/chalet/guest?cartId=${CART_ID}`) => {
  const page = (
    <CartProvider cart={someCart()} proposal={proposal}>
      <CouponForm />
    </CartProvider>
  );
  shown = await showPage(page, path);
};
const text = () => (document.body.textContent ?? "").replaceAll("\u00a0", " ");

test("the best code is proposed with what it saves, and applied by one press", async () => {
  await open();
  expect(text()).toContain("Save SAR 368.00 with the code");
  expect(network.calls("/coupon")).toHaveLength(0);
  await press("Use this code");
  const products = [...someCart().products, cartLine("coupon", "Discount", -320, { code: "EID-10" })];
  await network.last("/coupon").answer({ body: someCart({ products }) });
  expect(text()).toContain("Code EID-10 is applied.");
  expect(text()).not.toContain("Save SAR 368.00");
});

test("without JavaScript both forms send the code, the cart and the page to return to", async () => {
  await open();
  for (const form of document.querySelectorAll("form")) {
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/coupon"]);
    const fields = new FormData(form);
    expect(fields.get("cartId")).toBe(CART_ID);
    expect(fields.get("returnTo")).toBe(`/en/chalet/guest?cartId=${CART_ID}`);
  }
});

test.each([
  ["&least=5000", "Spend at least SAR 5,000.00 to use this code."],
  ["&least=many", "This code does not apply to this booking."],
  ["", "This code does not apply to this booking."],
])("a code for dearer stays is refused with its amount, if the address has one: %s", async (min, sentence) => {
  await open(`/en/chalet/guest?cartId=${CART_ID}&coupon=BIG&refused=4104${min}`);
  expect(text()).toContain(sentence);
});

test.each([
  ["refused=4103&reason=limit", "This code has reached its limit."],
  ["refused=4105&reason=minNights&nights=3", "This code is for stays of at least 3 nights."],
  ["refused=4105&reason=minNights", "This code does not apply to this booking."],
  ["refused=4105&reason=toString", "This code does not apply to this booking."],
])("a plain form says the true reason of a refusal: %s", async (refusal, sentence) => {
  await open(`/en/chalet/guest?cartId=${CART_ID}&coupon=ANY&${refusal}`);
  expect(text()).toContain(sentence);
});

test("a code that a plain form could not use is shown with the reason", async () => {
  await open(`/en/chalet/guest?cartId=${CART_ID}&coupon=OLD&refused=4102`);
  expect(text()).toContain("This code has expired.");
});
