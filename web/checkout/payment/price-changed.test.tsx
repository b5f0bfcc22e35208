import { expect, onTestFinished, test } from "vitest";
import type { CartProduct } from "#contract/cart/cart.ts";
import { CartProvider } from "#web/checkout/cart/cart-context.tsx";
import { cartLine, couponLine, someCart } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import PriceChanged from "./price-changed.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const code = couponLine("WINTER", -200);
const expired = couponLine("WINTER", 0, { code: 4102, en: "This code has expired.", ar: "انتهى" });
const cover = cartLine("insurance", "Essential", 20);
const noop = () => {};

test.each<[string, CartProduct[], CartProduct[], string, number?]>([
  [
    "a code is for another method",
    [code],
    [code],
    "Code WINTER no longer applies. This code is for another payment method.",
    4107,
  ],
  ["a code expired", [code], [expired], "Code WINTER no longer applies. This code has expired."],
  ["a code was removed in another tab", [code], [], "Code WINTER no longer applies."],
  ["a cover was added in another tab", [], [cover], "Your travel cover was changed."],
  ["nothing is known", [code], [code], ""],
])("the new price says why: %s", async (_what, agreedLines, lines, why, lostCode) => {
  const change = { before: 2_300, after: 2_500, agreedLines, ...(lostCode && { lostCode }) };
  const page = (
    <CartProvider cart={someCart({ lines })}>
      <PriceChanged isOpen change={change} onAccept={noop} onClose={noop} />
    </CartProvider>
  );
  const { leave } = await showPage(page, "/en/chalet/payment");
  onTestFinished(leave);
  const [first] = [...the("[role=dialog]").querySelectorAll("p")];
  expect(first?.textContent?.replaceAll(/[\u2066\u2069]/g, "")).toBe(why);
  expect(the("[role=dialog]").textContent).toMatch(/from\sSAR/);
});
