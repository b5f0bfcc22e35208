import { useWords } from "#web/i18n/use-words.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { useCart } from "./cart-context.tsx";
import { useHomePath } from "./use-property-path.ts";

/** The nights are no longer kept: what happened to the money, and the way to the same home and days. */
export function HoldEnded() {
  const words = useWords("cart");
  const { cart } = useCart();
  const homePath = useHomePath();
  return (
    <ErrorState
      level={1}
      illustration={<HourglassSpot />}
      sentence={words.holdEnded}
      detail={words.endedDetail}
      actions={
        <ButtonLink to={homePath(cart)} reloadDocument>
          {words.checkAgain}
        </ButtonLink>
      }
    />
  );
}
