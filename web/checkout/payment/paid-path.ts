import { usePaths } from "#web/shared/paths.ts";
import { useMember } from "#web/shared/session/use-member.ts";

/** The page after a payment: the confirmation of a new booking, or the booking that was changed. */
export function usePaidPath() {
  const path = usePaths();
  const isMember = useMember() !== null;
  return (orderNumber: string, isChange: boolean) => {
    if (!isChange) return path("confirmation", { orderNumber });
    return path(isMember ? "accountOrder" : "manageBooking", { orderNumber, changed: "yes" });
  };
}
