import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { useBooking } from "./booking-context.tsx";
import { ResumeLink, useOwnHold } from "./own-hold.tsx";
import { useReservation } from "./reserve-context.tsx";

/** Accepts the quoted price: holds the nights and opens the guest form. A guest who holds them already continues with that cart. */
export function ReserveButton({ full = false }: { full?: boolean }) {
  const { reserve: words } = useNamespace("details");
  const { reserve, isBusy } = useReservation();
  const { held, isSame } = useOwnHold();
  if (held && isSame) return <ResumeLink hold={held.hold} full={full} />;
  return (
    <Button full={full} busy={isBusy} onPress={() => void reserve()}>
      {words.button}
    </Button>
  );
}

/** The end of the price card: the button once there is a price, and the problem of the last attempt. */
export function ReserveStep() {
  const { reserve: words } = useNamespace("details");
  const { price } = useBooking();
  const { problem } = useReservation();
  return (
    <>
      <div className="mt-4 noscript:hidden">
        {price && <ReserveButton full />}
        <p role="alert" className="mt-2 text-danger type-small empty:hidden">
          {problem}
        </p>
      </div>
      <p className="mt-4 hidden rounded-control bg-info-soft p-3 text-info type-small noscript:block">
        {words.noScript}
      </p>
    </>
  );
}
