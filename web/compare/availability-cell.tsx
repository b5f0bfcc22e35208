import { CalendarX2, Check } from "lucide-react";
import { Link } from "react-router";
import type { ComparedProperty } from "#contract/search/compare.ts";
import { useComparePath } from "#web/compare-bar/compare-path.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompare } from "./compare-context.tsx";
import { useStayText } from "./use-stay-text.ts";

type Refusal = NonNullable<ComparedProperty["refusal"]>;

/** Whether a home can be booked for the stay; otherwise why not, and its nearest dates or its calendar. */
export function AvailabilityCell({ property }: { property: ComparedProperty }) {
  const { availability: words } = useNamespace("compare");
  const { refusal } = property;
  if (!refusal) {
    return (
      <span className="inline-flex items-start gap-1.5 font-semibold text-success">
        <Icon icon={Check} size="s" className="mt-1" />
        {words.free}
      </span>
    );
  }
  return (
    <>
      <span className="inline-flex items-start gap-1.5 font-semibold text-warning">
        <Icon icon={CalendarX2} size="s" className="mt-1" />
        <Reason {...refusal} />
      </span>
      <OtherDates property={property} nearest={refusal.nearest} />
    </>
  );
}

function Reason({ problem, n }: Refusal) {
  const { availability: words } = useNamespace("compare");
  const texts: Record<Refusal["problem"], string> = {
    "dates-taken": words.taken,
    "stay-too-short": words.tooShort({ n: n ?? 0 }),
    "too-many-guests": words.tooMany({ n: n ?? 0 }),
    "arrival-not-possible": words.noArrival,
    "departure-not-possible": words.noDeparture,
  };
  return texts[problem];
}

const linkClasses =
  "flex min-h-11 w-fit items-center text-primary underline underline-offset-4 hover:no-underline print:hidden";

function OtherDates({ property, nearest }: { property: ComparedProperty } & Pick<Refusal, "nearest">) {
  const { availability: words } = useNamespace("compare");
  const { ids, nameOf, stay: _stay, ...context } = useCompare();
  const comparePath = useComparePath();
  const propertyPath = usePropertyPath();
  const stayText = useStayText();
  const name = nameOf(property);
  if (nearest) {
    const stay = stayText(nearest);
    return (
      <Link
        to={comparePath(ids, { ...context, stay: nearest })}
        preventScrollReset
        aria-label={words.nearestLabel({ name, stay })}
        className={linkClasses}
      >
        {words.nearest({ stay })}
      </Link>
    );
  }
  return (
    <Link
      to={`${propertyPath(property.propertyId, { cityId: property.cityId })}#dates`}
      aria-label={words.calendarLabel({ name })}
      className={linkClasses}
    >
      {words.calendar}
    </Link>
  );
}
