import type { Presentment } from "#domain/cart/present.ts";
import { convertPrice } from "#domain/money/convert-price.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PaidAmount } from "./paid-amount.tsx";
import { usePaidText } from "./paid-text.ts";

type Props = { riyals: number; presentment: Presentment; note: string };

/** The deposit, collected in riyals at the property: it is not part of the total, and other currencies are approximate. */
export function DepositLine({ riyals, presentment: { currency, rate }, note }: Props) {
  const t = useMessages();
  const { box: words } = useNamespace("cart");
  const text = usePaidText();
  if (riyals === 0) return null;
  const isForeign = currency !== BASE_CURRENCY;
  return (
    <div className="border-border border-t py-3 text-text-2 type-small">
      <p className="flex justify-between gap-4">
        <span>{t.price.deposit}</span>
        <span className="whitespace-nowrap tabular-nums">
          {isForeign && "≈ "}
          <PaidAmount total={Number(convertPrice(riyals, rate))} currency={currency} />
        </span>
      </p>
      {isForeign && (
        <p className="type-caption">{words.collected({ amount: text({ total: riyals, currency: BASE_CURRENCY }) })}</p>
      )}
      <p className="type-caption">{note}</p>
    </div>
  );
}
