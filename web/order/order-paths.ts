import { useLocation } from "react-router";
import { usePaths } from "#web/shared/paths.ts";
import { isPrivatePage } from "#web/shared/session/private-page.ts";
import { useOrder } from "./order-context.tsx";

/** The pages of this booking: those of the account on account pages, else those of a guest without one. */
export function useOrderPaths() {
  const path = usePaths();
  const { orderNumber } = useOrder().order;
  return isPrivatePage(useLocation().pathname)
    ? { order: path("accountOrder", { orderNumber }), cancel: path("accountOrderCancel", { orderNumber }) }
    : { order: path("manageBooking", { orderNumber }), cancel: path("manageBookingCancel", { orderNumber }) };
}
