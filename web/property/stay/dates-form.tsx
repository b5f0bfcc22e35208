import type { ComponentProps } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "./booking-context.tsx";

/** Dates and guests as a plain form, for browsers without scripts. */
export function PlainDates() {
  const t = useMessages();
  const { price: words } = useNamespace("details");
  const { property, today } = useProperty();
  const { stay, guests } = useBooking();
  return (
    <form method="get" className="mt-4 hidden gap-3 noscript:grid">
      <input type="hidden" name="cityId" value={property.location.cityId} />
      <PlainField label={t.search.checkIn} type="date" name="checkIn" min={today} defaultValue={stay?.checkIn} />
      <PlainField label={t.search.checkOut} type="date" name="checkOut" min={today} defaultValue={stay?.checkOut} />
      <PlainField label={words.guests} type="number" name="guestCount" min={1} defaultValue={guests} />
      <Button type="submit" full>
        {words.noScript}
      </Button>
    </form>
  );
}

function PlainField({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="grid gap-1">
      <span className="font-semibold text-text type-small">{label}</span>
      <input {...input} className={controlClasses} />
    </label>
  );
}
