import { type Paid, paidDigits } from "#domain/cart/paid-text.ts";
import { PriceAmount } from "#web/ui/display/price-amount.tsx";
import { usePaidText } from "./paid-text.ts";

/** An amount in a list; what is taken off has its minus before the digits, where both languages read it. */
export function PaidAmount(paid: Paid) {
  const text = usePaidText();
  return <PriceAmount digits={paidDigits(paid)} text={text(paid)} />;
}
