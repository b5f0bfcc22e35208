import { useMemo } from "react";
import type { ChangeInput } from "#contract/order/change.ts";
import { StayFields } from "#web/date-picker/stay-fields.tsx";
import { StayPicker } from "#web/date-picker/stay-picker.tsx";
import { useStayPicker } from "#web/date-picker/use-stay-picker.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Stepper } from "#web/ui/field/stepper.tsx";
import { useOrder } from "../order-context.tsx";
import type { FoundChange } from "./find-change.ts";
import { PlainChoice } from "./plain-choice.tsx";

type Props = Pick<FoundChange, "wanted" | "availableDates" | "limits"> & {
  /** In a dialog the calendar opens as one above it, because a popover would be cut off. */
  isInDialog?: boolean;
  onChoose: (wanted: ChangeInput) => void;
};

/** Days and guests of the changed stay, opened on those that are booked. A guest who has arrived chooses only the departure. */
export function ChangeChoice({ wanted, availableDates, limits, isInDialog = false, onChoose }: Props) {
  const words = useNamespace("change");
  const { property } = useOrder().order;
  const { checkIn, checkOut } = wanted;
  const stay = useMemo(() => ({ checkIn, checkOut }), [checkIn, checkOut]);
  const free = useMemo(() => new Set(availableDates), [availableDates]);
  const picker = useStayPicker({
    saved: stay,
    availableDates: free,
    limits,
    onConfirm: (next) => onChoose({ ...wanted, ...(next ?? limits.booked) }),
  });
  return (
    <section aria-label={words.choice} className="grid gap-4">
      <PlainChoice wanted={wanted} limits={limits} />
      <div className="grid gap-4 noscript:hidden">
        <div>
          <StayFields
            picker={picker}
            page="change"
            checkInFrom={property.checkinBeginTime}
            checkOutTo={property.checkoutEndTime}
          />
          <StayPicker picker={picker} layout={isInDialog ? "sheet" : undefined} />
        </div>
        {limits.hasArrived ? (
          <p className="text-text-2 type-small">{words.onlyLonger}</p>
        ) : (
          <GuestCounts wanted={wanted} onChoose={onChoose} />
        )}
      </div>
    </section>
  );
}

function GuestCounts({ wanted, onChoose }: Pick<Props, "wanted" | "onChoose">) {
  const guestWords = useNamespace("guest");
  const { capacity } = useOrder().order.property;
  const { adults, children } = wanted.guestCount;
  const choose = (chosen: Partial<ChangeInput["guestCount"]>) =>
    onChoose({ ...wanted, guestCount: { adults, children, ...chosen } });
  return (
    <div className="grid gap-2">
      <p className="text-text-2 type-small">{guestWords.fits({ n: capacity })}</p>
      <Stepper
        label={guestWords.adults}
        value={adults}
        min={1}
        max={Math.max(adults, capacity - children)}
        onChange={(n) => choose({ adults: n })}
      />
      <Stepper
        label={guestWords.children}
        value={children}
        min={0}
        max={Math.max(children, capacity - adults)}
        onChange={(n) => choose({ children: n })}
      />
    </div>
  );
}
