import { useNavigate } from "react-router";
import { partySize } from "#domain/guest/party.ts";
import { track } from "#web/lib/analytics/track.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { holdOf } from "#web/shared/hold/hold-of.ts";
import { setHold } from "#web/shared/hold/hold-store.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useCart } from "./cart-context.tsx";
import { useCartPropertyPath } from "./use-cart-property-path.ts";

const idempotencyKeys = createIdempotencyKeys(() => sessionStorage, "HOLD_AGAIN");

/**
 * Holds the same nights at the same price in a new cart and opens its guest form. If they are taken, cost something else
 * or cannot be held, the page of the property opens, which says why.
 */
export function useHoldAgain() {
  const { cart } = useCart();
  const path = usePaths();
  const navigate = useNavigate();
  const propertyPath = useCartPropertyPath();
  const { submit, isBusy } = useSubmitOnce({ onFailure: openProperty });

  async function openProperty(): Promise<boolean> {
    idempotencyKeys.clear();
    await navigate(propertyPath(cart));
    return true;
  }
  const holdAgain = () =>
    submit(async () => {
      const { propertyId, checkIn, checkOut, guestCount, totals } = cart.chalet;
      const quoted = { propertyId, checkIn, checkOut, guestCount: partySize(guestCount) };
      const { unitPriceDetails } = await callFromBrowser("quoteStay", { body: quoted });
      if (unitPriceDetails.totalPrice !== totals.propertyTotalPrice) return openProperty();
      const body = { propertyId, checkIn, checkOut, guestCount, quoteId: unitPriceDetails.quoteId };
      const held = await callFromBrowser("createCart", { body }, idempotencyKeys.keysFor(body));
      idempotencyKeys.clear();
      track("cart_created", { propertyId });
      await navigate(path("guest", { cartId: held.cartId }));
      return setHold(holdOf(held));
    });
  return { holdAgain: () => void holdAgain(), isBusy };
}
