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

/** Opens the change of days and guests over the booking. */
export function ChangeLink() {
  const words = useNamespace("order");
  const { order } = useOrder();
  const paths = useOrderPaths();
  const modal = useModal("CHANGE_MODAL");
  if (!order.canModify) return null;
  return (
    <>
      <OrderModalLink to={paths.change} tone="text-primary" onOpen={modal.open}>
        {words.change.link}
      </OrderModalLink>
      <ChangeDialog waiting={{ title: words.change.link }} isOpen={modal.isOpen} onClose={modal.close} />
    </>
  );
}
