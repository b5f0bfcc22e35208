import type { Order } from "#contract/order/order.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useOrder } from "../order-context.tsx";
import { OrderModalLink } from "../order-modal-link.tsx";
import { useOrderPaths } from "../order-paths.ts";

const ChangeDialog = lazyDialog({
  load: () => import("./change-dialog.tsx"),
  namespaces: ["change", "cart", "field", "guest", "login", "orders", "refund"],
});

/** Whether the guest has arrived: the booking can be changed, but no longer cancelled. */
export function isStaying({ canModify, canCancel }: Pick<Order, "canModify" | "canCancel">): boolean {
  return canModify && !canCancel;
}

/** Opens the change of days and guests over the booking. */
export function ChangeLink() {
  const words = useNamespace("order");
  const { order } = useOrder();
  const paths = useOrderPaths();
  const modal = useModal("CHANGE_MODAL");
  if (!order.canModify) return null;
  const label = isStaying(order) ? words.change.longer : words.change.link;
  return (
    <>
      <OrderModalLink to={paths.change} tone="text-primary" onOpen={modal.open} label={label} />
      <ChangeDialog waiting={{ title: label }} isOpen={modal.isOpen} onClose={modal.close} />
    </>
  );
}
