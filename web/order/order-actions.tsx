import { CalendarPlus, Printer } from "lucide-react";
import { orderStatus } from "#domain/order/order-status.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useMember } from "#web/session/use-member.ts";
import { statusOf } from "#web/shared/order/status-of.ts";
import { usePaths } from "#web/shared/paths.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useOrder } from "./order-context.tsx";

type Props = {
  /** The booking was found by number and contact: the guest has no session for it, so files cannot be downloaded. */
  isLookedUp?: boolean;
  /** The page after the payment: its buttons are centred, and users get a link to their bookings. */
  isAfterPayment?: boolean;
};

/** Buttons to download a calendar entry and to print the voucher, or a link to pay again. */
export function OrderActions({ isLookedUp = false, isAfterPayment = false }: Props) {
  const words = useNamespace("order");
  const { order } = useOrder();
  const language = useLanguage();
  const path = usePaths();
  const propertyPath = usePropertyPath();
  const linksBookings = useMember() !== null && isAfterPayment;
  const status = statusOf(order);
  const alignment = isAfterPayment ? "sm:justify-center" : "";
  if (status === orderStatus.failed) {
    const { property, checkIn, checkOut } = order;
    return (
      <div className={`grid sm:flex ${alignment}`}>
        <a
          href={propertyPath(property.propertyId, { cityId: property.location.cityId, stay: { checkIn, checkOut } })}
          className={buttonClasses({})}
        >
          {words.payAgain}
        </a>
      </div>
    );
  }
  if (status !== orderStatus.confirmed) return null;
  return (
    <div className={`grid gap-3 sm:flex sm:flex-wrap print:hidden ${alignment}`}>
      {linksBookings && <ButtonLink to={path("accountOrders")}>{words.bookings}</ButtonLink>}
      {!isLookedUp && (
        <a
          href={`/api/enigma/order/${encodeURIComponent(order.orderNumber)}/stay.ics?lang=${language}`}
          download=""
          className={buttonClasses({ variant: linksBookings ? "secondary" : "primary" })}
        >
          <Icon icon={CalendarPlus} />
          {words.calendar}
        </a>
      )}
      <span className="grid noscript:hidden">
        <Button variant={isLookedUp ? "primary" : "secondary"} icon={Printer} onPress={() => print()}>
          {words.print}
        </Button>
      </span>
    </div>
  );
}
