import { CalendarCheck } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "./booking-context.tsx";
import { useTimeText } from "./use-time-text.ts";

/** The deadline of free cancellation, when it is in the future. */
export function FreeDeadline() {
  const { policy } = useNamespace("details");
  const moment = useTimeText();
  const until = useDeadline();
  if (!until) return null;
  return (
    <p className="mt-2 flex items-start gap-2 font-semibold text-success type-small">
      <Icon icon={CalendarCheck} size="s" className="mt-0.5" />
      <span>{policy.freeUntil({ moment: moment(until) })}</span>
    </p>
  );
}

export function useDeadline(): Date | null {
  const { now } = useProperty();
  const { price } = useBooking();
  const last = price?.unitCancellationPolicies[0]?.lastFreeCancellation;
  if (!last) return null;
  const until = new Date(last);
  return until < new Date(now) ? null : until;
}
