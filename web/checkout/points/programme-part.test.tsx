import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CartProvider } from "#web/checkout/cart/cart-context.tsx";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the, until } from "#web/ui/render-for-test.tsx";
import { ProgrammePart } from "./programme-part.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const programmes = (["mokafa", "qitaf", "fursan"] as const).map((method) => ({ method, available: true }));
const cart = someCart({ chalet: { ...someCart().chalet, guests: someTraveller } });
let shown: Awaited<ReturnType<typeof showPage>>;

async function open(at: Parameters<typeof showPage>[1]) {
  await act(() => import("./points-dialog.tsx"));
  const page = (
    <CartProvider cart={cart}>
      <ProgrammePart programmes={programmes} isFirst />
    </CartProvider>
  );
  shown = await showPage(page, at);
}

beforeEach(() => {
  holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

test("a sheet of points that is reloaded is that of the same programme", async () => {
  const isThatOfFursan = () => expect(the("[role=dialog]").textContent).toContain("Use AlFursan miles");
  await open(`/en/chalet/payment?cartId=${CART_ID}`);
  await press(/^AlFursan/);
  await until(isThatOfFursan);
  const { location } = shown.router.state;
  await shown.leave();
  await open(location);
  await until(isThatOfFursan);
});
