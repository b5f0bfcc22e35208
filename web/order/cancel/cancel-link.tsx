import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useOrder } from "../order-context.tsx";
import { OrderModalLink } from "../order-modal-link.tsx";
import { useOrderPaths } from "../order-paths.ts";

const CancelDialog = lazyDialog({
  load: () => import("./cancel-dialog.tsx"),
  namespaces: ["cancel", "refund", "field", "login", "cart", "orders"],
});

/** Opens the cancellation over the booking. */
export function CancelLink() {
  const words = useNamespace("order");
  const { order } = useOrder();
  const paths = useOrderPaths();
  const modal = useModal("CANCEL_MODAL");
  if (!order.canCancel) return null;
  return (
    <>
      <OrderModalLink to={paths.cancel} tone="text-danger" onOpen={modal.open} label={words.cancel} />
      <CancelDialog waiting={{ title: words.cancel }} isOpen={modal.isOpen} onClose={modal.close} />
    </>
  );
}
