import { useMessages } from "#web/i18n/messages-context.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { useCart } from "#web/shared/cart/cart-context.tsx";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type Props = { before: number; after: number; onAccept: () => void; onClose: () => void };

/** Another total than the one on the button is never charged before the guest has read both. */
export default function PriceChanged({ before, after, onAccept, onClose }: Props) {
  const t = useMessages();
  const words = useWords("pay");
  const text = usePaidText();
  const { currency } = useCart().cart.totals.payable;
  const [a, b] = [text({ total: before, currency }), text({ total: after, currency })];
  return (
    <Dialog
      isOpen
      isBlocking
      size="s"
      title={words.changed}
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button full onPress={onAccept}>
            {words.goOn({ price: b })}
          </Button>
          <Button full variant="secondary" onPress={onClose}>
            {t.ui.cancel}
          </Button>
        </div>
      }
    >
      <p className="text-text type-body">{t.price.changed({ a, b })}</p>
    </Dialog>
  );
}
