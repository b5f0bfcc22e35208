import "#web/date-picker/calendar/legend.css";
import "#web/date-picker/calendar/month-grid.css";
import { lazy } from "react";
import { ServedPart } from "#web/hydration/served-part.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Section } from "../section/section.tsx";
import { useBooking } from "./booking-context.tsx";

const StayCalendar = lazy(() => import("./stay-calendar.tsx"));

/** The calendar with free nights and their prices, always visible; a stay can be chosen in it. */
export function DatesSection() {
  const { dates: words } = useNamespace("details");
  const { availability } = useBooking();
  if (!availability.isKnown) return null;
  return (
    <Section id="dates" title={words.title}>
      <ServedPart fallback={<Skeleton className="h-96 rounded-card" />}>
        <StayCalendar />
      </ServedPart>
    </Section>
  );
}
