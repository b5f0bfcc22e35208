import { Check, Columns3 } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { partyAndPlace, useComparePath } from "#web/compare-bar/compare-path.ts";
import { useCompareToggle } from "#web/compare-bar/use-compare-toggle.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { actionClasses } from "../section/button-classes.ts";
import { useBooking } from "../stay/booking-context.tsx";

/** Chooses the property for a comparison, in step with its cards; without scripts a link begins one. */
export function CompareProperty() {
  const { compare: words } = useNamespace("card");
  const { property } = useProperty();
  const { stay } = useBooking();
  const [query] = useSearchParams();
  const comparePath = useComparePath();
  const [isChosen, toggle] = useCompareToggle(property.propertyId);
  return (
    <>
      <button type="button" aria-pressed={isChosen} onClick={toggle} className={`noscript:hidden ${actionClasses}`}>
        <Icon icon={isChosen ? Check : Columns3} className={isChosen ? "text-accent-text" : ""} />
        {words.button}
      </button>
      <span className="hidden noscript:inline-flex">
        <Link to={comparePath([property.propertyId], { stay, ...partyAndPlace(query) })} className={actionClasses}>
          <Icon icon={Columns3} />
          {words.button}
        </Link>
      </span>
    </>
  );
}
