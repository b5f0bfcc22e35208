import { afterEach, expect, test, vi } from "vitest";
import type { Cart, CartProduct } from "#contract/cart/cart.ts";
import { buttonSaying, holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, cartLine, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import PaymentPage from "./payment-page.tsx";
import type { Methods } from "./use-methods.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.unstubAllGlobals());

const payable = { total: 0, currency: "SAR" as const };

async function open(lines: CartProduct[], changes: Partial<Cart> = {}) {
  const { totals, chalet } = someCart();
  const cart = someCart({
    lines,
    chalet: { ...chalet, guests: someTraveller },
    totals: { ...totals, loyalty: 2_300, total: 0, payable },
    ...changes,
  });
  const card = { method: "card" as const, available: true, reason: null, cards: ["visa"], atOnce: [], plans: [] };
  const methods: Methods = {
    methods: [card],
    fieldsUrl: "https://pay.example.test/payment-fields?gateway=checkout",
    payable,
    programmes: [],
  };
  const page = (
    <PaymentPage
      cart={cart}
      problem={null}
      methods={methods}
      failed={null}
      proposal={null}
      origin={location.origin}
      wallet={{ state: "none" }}
    />
  );
  return showPage(page, `/en/chalet/payment?cartId=${CART_ID}`);
}

const wallet = cartLine("loyalty", "Wallet", -2_300, { category: "wallet" });

test("a booking that points and wallet cover is confirmed without a card", async () => {
  const network = holdNetwork();
  const shown = await open([wallet]);
  expect(document.body.textContent).not.toContain("confirmed by your bank");
  expect(document.querySelector("iframe, input[name=method]")).toBe(null);
  await press("Confirm booking");
  expect(network.last("/payment-api/payment").body).toMatchObject({ method: "wallet", acceptedTotal: 0 });
  await shown.leave();
});

test("a change that the wallet covers is confirmed as a change, beside what paid before", async () => {
  holdNetwork();
  const before = cartLine("loyalty", "Wallet", -500, { category: "wallet", additionalData: { paidBefore: true } });
  const change = { orderNumber: "H123456789", checkIn: "2026-12-01", checkOut: "2026-12-03", due: 2_300 };
  const shown = await open([{ ...before, productId: "before" }, wallet], {
    change: { ...change, newTotal: 5_750, paidBefore: 3_450 },
  });
  const box = [...document.querySelectorAll("dl div")].map(({ textContent }) =>
    textContent?.replaceAll(/[\s\u2066\u2069]+/g, " ").trim(),
  );
  expect(box.filter((row) => row?.startsWith("Wallet"))).toEqual(["WalletSAR 2,300.00"]);
  expect(box).toContain("Paid beforeSAR 3,450.00");
  expect(document.body.textContent).toContain("this change is fully covered");
  expect(buttonSaying("Confirm change")).toBeTruthy();
  await shown.leave();
});
