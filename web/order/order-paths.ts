import { useLocation } from "react-router";
import { isPrivatePage } from "#web/session/private-page.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useOrder } from "./order-context.tsx";

/** The pages of this booking: those of the account on account pages, else those of a guest without one. */
export function useOrderPaths() {
  const path = usePaths();
  const { orderNumber } = useOrder().order;
  return isPrivatePage(useLocation().pathname)
    ? {
        order: path("accountOrder", { orderNumber }),
        changed: path("accountOrder", { orderNumber, changed: "yes" }),
        cancel: path("accountOrderCancel", { orderNumber }),
        change: path("accountOrderChange", { orderNumber }),
      }
    : {
        order: path("manageBooking", { orderNumber }),
        changed: path("manageBooking", { orderNumber, changed: "yes" }),
        cancel: path("manageBookingCancel", { orderNumber }),
        change: path("manageBookingChange", { orderNumber }),
      };
}
