import { Link } from "react-router";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";

const CancelDialog = lazyDialog({
  load: () => import("./cancel-dialog.tsx"),
  namespaces: ["cancel", "refund", "field", "login", "cart"],
});

/** Opens the cancellation over the booking; without JavaScript and in a new tab it leads to its page. */
export function CancelLink() {
  const words = useNamespace("order");
  const { order } = useOrder();
  const paths = useOrderPaths();
  const modal = useModal("CANCEL_MODAL");
  if (!order.canCancel) return null;
  return (
    <>
      <Link
        to={paths.cancel}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          modal.open();
        }}
        className="mt-3 inline-flex min-h-11 items-center text-danger underline underline-offset-4 type-body print:hidden"
      >
        {words.cancel}
      </Link>
      <CancelDialog waiting={{ title: words.cancel }} isOpen={modal.isOpen} onClose={modal.close} />
    </>
  );
}
