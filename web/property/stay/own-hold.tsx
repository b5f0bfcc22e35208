import { Clock } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { resumeStep } from "#web/shared/hold/resume-step.ts";
import { TimeLeftText } from "#web/shared/hold/time-left-text.tsx";
import { useHold } from "#web/shared/hold/use-hold.ts";
import { useTimeLeft } from "#web/shared/hold/use-time-left.ts";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "./booking-context.tsx";

/** The guest's hold, and whether it is exactly the stay that this page shows. */
export function useOwnHold() {
  const { hold, since } = useHold();
  const { propertyId } = useProperty().property;
  const { stay } = useBooking();
  const isSame =
    hold !== null &&
    hold.propertyId === propertyId &&
    hold.checkIn === stay?.checkIn &&
    hold.checkOut === stay?.checkOut;
  return { held: hold && { hold, since }, isSame };
}

type Known = NonNullable<ReturnType<typeof useOwnHold>["held"]>;

/** A notice that the guest holds the shown dates, or that reserving would release others. */
export function OwnHoldNotice() {
  const { hold: words } = useNamespace("details");
  const { held, isSame } = useOwnHold();
  if (!held) return null;
  if (isSame) return <Held {...held} />;
  return held.hold.status === "open" ? <p className="mb-3 text-text-2 type-small">{words.other}</p> : null;
}

function Held({ hold, since }: Known) {
  const { hold: words } = useNamespace("details");
  const leftMs = useTimeLeft(hold, since);
  return (
    <div className="mb-3 flex items-start gap-2 rounded-control bg-info-soft px-3 py-2.5 text-info type-small">
      <Icon icon={Clock} size="s" className="mt-[calc((1lh-16px)/2)]" />
      {hold.status === "paying" ? <p>{words.paying}</p> : <TimeLeftText text={words.same} leftMs={leftMs} />}
    </div>
  );
}

/** A link to the cart of the dates that the guest holds. */
export function ResumeLink({ hold, full = false }: { hold: Known["hold"]; full?: boolean }) {
  const { hold: words } = useNamespace("details");
  const path = usePaths();
  return (
    <ButtonLink to={path(...resumeStep(hold))} reloadDocument full={full}>
      {words.resume}
    </ButtonLink>
  );
}
