import { afterEach, expect, test, vi } from "vitest";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, cartLine, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import PaymentPage from "./payment-page.tsx";
import type { Methods } from "./use-methods.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.unstubAllGlobals());

test("a booking that points and wallet cover is confirmed without a card", async () => {
  const network = holdNetwork();
  const { totals, chalet } = someCart();
  const payable = { total: 0, currency: "SAR" as const };
  const cart = someCart({
    lines: [cartLine("loyalty", "Wallet", -2_300, { category: "wallet" })],
    chalet: { ...chalet, guests: someTraveller },
    totals: { ...totals, loyalty: 2_300, total: 0, payable },
  });
  const card = { method: "card" as const, available: true, reason: null, cards: ["visa"], plans: [] };
  const methods: Methods = { methods: [card], fieldsUrl: "https://pay.example.test/card", payable, programmes: [] };
  const page = (
    <PaymentPage
      cart={cart}
      problem={null}
      methods={methods}
      failed={null}
      proposal={null}
      wallet={{ state: "none" }}
    />
  );
  const shown = await showPage(page, `/en/chalet/payment?cartId=${CART_ID}`);
  expect(document.querySelector("iframe, input[name=method]")).toBe(null);
  await press("Confirm booking");
  expect(network.last("/payment-api/payment").body).toMatchObject({ method: "wallet", acceptedTotal: 0 });
  await shown.leave();
});
