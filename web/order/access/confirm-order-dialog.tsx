import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { type CodeOrder, OrderCodeSection } from "./order-code-section.tsx";

type Props = { order: CodeOrder; isOpen: boolean; onConfirmed: () => void; onClose: () => void };

/** Asks for a code before an action on a booking that this browser can only read. */
export default function ConfirmOrderDialog({ order, isOpen, onConfirmed, onClose }: Props) {
  const { confirm: words } = useNamespace("order");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={words.title}>
      <OrderCodeSection order={order} onConfirmed={onConfirmed} />
    </Dialog>
  );
}
