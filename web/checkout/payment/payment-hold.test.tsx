import { expect, onTestFinished, test, vi } from "vitest";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import PaymentPage from "./payment-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("the hold says on the payment page that there is more time to pay", async () => {
  holdNetwork();
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = (
    <PaymentPage
      cart={someCart()}
      problem={null}
      methods={null}
      failed={null}
      proposal={null}
      origin={location.origin}
      wallet={{ state: "none" }}
    />
  );
  onTestFinished((await showPage(page, `/en/chalet/payment?cartId=${CART_ID}`)).leave);
  const [before] = lazyMessagesOf("en").pay.hold({ time: "|" }).split("|");
  expect(the("[role=timer]").textContent).toMatch(new RegExp(`^${before}1[45]:\\d\\d`));
});
