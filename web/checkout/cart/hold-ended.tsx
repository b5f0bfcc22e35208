import { useRef } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { useCart } from "./cart-context.tsx";
import { useCartPropertyPath } from "./use-cart-property-path.ts";

/** The hold has expired: whether money was taken, and a link to the same property and dates. */
export function HoldEnded() {
  const words = useNamespace("cart");
  const { cart } = useCart();
  const propertyPath = useCartPropertyPath();
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
          <ButtonLink to={propertyPath(cart)} reloadDocument>
            {words.checkAgain}
          </ButtonLink>
        }
      />
    </div>
  );
}
