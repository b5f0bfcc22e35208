import { useRef } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { useCart } from "./cart-context.tsx";
import { useCartPropertyPath } from "./use-cart-property-path.ts";
import { useHoldAgain } from "./use-hold-again.ts";

/** The hold has expired: whether money was taken, a button that holds the nights again, and a link to the property. */
export function HoldEnded() {
  const words = useNamespace("cart");
  const { cart } = useCart();
  const propertyPath = useCartPropertyPath();
  const { holdAgain, isBusy } = useHoldAgain();
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useLostFocus(box);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <ErrorState
        level={1}
        illustration={<HourglassSpot />}
        sentence={words.holdEnded}
        detail={words.endedDetail}
        actions={
          <>
            <span className="grid noscript:hidden">
              <Button busy={isBusy} onPress={holdAgain}>
                {words.holdAgain}
              </Button>
            </span>
            <ButtonLink variant="secondary" to={propertyPath(cart)} reloadDocument>
              {words.checkAgain}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
