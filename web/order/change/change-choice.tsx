import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Day } from "#domain/stay/day.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { StayFields } from "#web/shared/date-picker/stay-fields.tsx";
import { StayPicker } from "#web/shared/date-picker/stay-picker.tsx";
import { useStayPicker } from "#web/shared/date-picker/use-stay-picker.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";
import { Stepper } from "#web/ui/field/stepper.tsx";
import { useOrder } from "../order-context.tsx";
import type { ChangeData } from "./load-change.ts";

type Props = { wanted: ChangeData["wanted"]; availableDates: readonly Day[] };

/** Days and guests of the changed stay, opened on those that are booked. The address has what the guest chose. */
export function ChangeChoice({ wanted, availableDates }: Props) {
  const words = useNamespace("change");
  const guestWords = useNamespace("guest");
  const { property } = useOrder().order;
  const { checkIn, checkOut, guestCount } = wanted;
  const { adults, children } = guestCount;
  const choose = useChoose();
  const stay = useMemo(() => ({ checkIn, checkOut }), [checkIn, checkOut]);
  const free = useMemo(() => new Set(availableDates), [availableDates]);
  const picker = useStayPicker({
    saved: stay,
    availableDates: free,
    onConfirm: (next) => next && choose({ checkIn: writeUrlDay(next.checkIn), checkOut: writeUrlDay(next.checkOut) }),
  });
  return (
    <section aria-label={words.choice} className="grid gap-4">
      <NeedsScriptNote say={words.needsScript} />
      <div>
        <StayFields
          picker={picker}
          page="change"
          checkInFrom={property.checkinBeginTime}
          checkOutTo={property.checkoutEndTime}
        />
        <StayPicker picker={picker} />
      </div>
      <div className="grid gap-2">
        <p className="text-text-2 type-small">{guestWords.fits({ n: property.capacity })}</p>
        <Stepper
          label={guestWords.adults}
          value={adults}
          min={1}
          max={Math.max(adults, property.capacity - children)}
          onChange={(n) => choose({ adults: String(n), children: String(children) })}
        />
        <Stepper
          label={guestWords.children}
          value={children}
          min={0}
          max={Math.max(children, property.capacity - adults)}
          onChange={(n) => choose({ adults: String(adults), children: String(n) })}
        />
      </div>
    </section>
  );
}

function useChoose() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (chosen: Record<string, string>) => {
    const next = new URLSearchParams(params);
    next.delete("modals");
    for (const [name, value] of Object.entries(chosen)) next.set(name, value);
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
}
