import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NewPriceDialog } from "#web/shared/cart/new-price-dialog.tsx";
import { usePaidText } from "#web/shared/cart/paid-text.ts";

type Props = { before: number; after: number; onAccept: () => void; onClose: () => void };

/** The total differs from the one on the button: the guest must accept it before it is charged. */
export default function PriceChanged({ before, after, ...answers }: Props) {
  const words = useNamespace("pay");
  const text = usePaidText();
  const { currency } = useCart().cart.totals.payable;
  const [was, is] = [text({ total: before, currency }), text({ total: after, currency })];
  return <NewPriceDialog title={words.changed} before={was} after={is} goOn={words.goOn({ price: is })} {...answers} />;
}
