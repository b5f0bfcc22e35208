import "#web/shared/date-picker/legend.css";
import "#web/shared/date-picker/month-grid.css";
import { useWords } from "#web/i18n/use-words.ts";
import { island } from "#web/shared/island.tsx";
import { useBooking } from "./booking-context.tsx";
import { Section } from "./section.tsx";

const StayCalendar = island({
  id: "stay-calendar",
  load: () => import("./stay-calendar.tsx"),
  words: ["picker"],
});

/** Which nights are free and what each costs, always in sight; a stay can be chosen right here. */
export function DatesSection() {
  const { dates: words } = useWords("details");
  const { availability } = useBooking();
  if (!availability.isKnown) return null;
  return (
    <Section id="dates" title={words.title}>
      <StayCalendar />
    </Section>
  );
}
