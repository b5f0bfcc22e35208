import type { BillKind } from "#domain/payment/bill.ts";
import { useMember } from "#web/session/use-member.ts";
import { usePaths } from "#web/shared/paths.ts";

/** The page after a payment: the confirmation of a new booking, the booking that was changed, or the gift. */
export function usePaidPath() {
  const path = usePaths();
  const isMember = useMember() !== null;
  return (orderNumber: string, kind: BillKind) => {
    if (kind === "gift") return path("giftOrder", { giftOrderNumber: orderNumber });
    if (kind === "stay") return path("confirmation", { orderNumber });
    return path(isMember ? "accountOrder" : "manageBooking", { orderNumber, changed: "yes" });
  };
}
