import { useSearchParams } from "react-router";
import { StayFields } from "#web/date-picker/stay-fields.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Stepper } from "#web/ui/field/stepper.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useBooking } from "./booking-context.tsx";
import { PlainDates } from "./dates-form.tsx";
import { PriceState } from "./price-state.tsx";
import { ReserveStep } from "./reserve-button.tsx";

/** Dates, guests and the resulting price. Beside the text on a desktop, a section of it on a phone. */
export function PriceCard() {
  const { price: words } = useNamespace("details");
  const { property } = useProperty();
  const { picker, guests, change, stay } = useBooking();
  const [params] = useSearchParams();
  const isReplaced = !stay && (params.has("checkIn") || params.has("checkOut"));
  const { capacity, sleeps, checkinBeginTime, checkoutEndTime } = property.data;
  return (
    <section
      id="price"
      aria-labelledby="price-title"
      className="scroll-mt-14 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-5"
    >
      <h2 id="price-title" className="sr-only">
        {words.title}
      </h2>
      {isReplaced && (
        <p role="status" className="mb-3 rounded-control bg-warning-soft px-3 py-2 text-warning type-small">
          {words.pastDates}
        </p>
      )}
      <PriceState />
      <div className="mt-4 noscript:hidden">
        <StayFields picker={picker} page="details" checkInFrom={checkinBeginTime} checkOutTo={checkoutEndTime} />
        <div className="mt-3">
          <Stepper
            label={words.guests}
            hint={
              sleeps < capacity ? words.sleepsHint({ n: sleeps, day: capacity }) : words.guestsHint({ n: capacity })
            }
            value={guests}
            min={1}
            max={Math.max(capacity, 1)}
            onChange={(guestCount) => change({ guestCount })}
          />
        </div>
      </div>
      <ReserveStep />
      <PlainDates />
    </section>
  );
}
