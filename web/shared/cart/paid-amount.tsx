import { type Paid, paidDigits } from "#domain/money/paid-text.ts";
import { PriceAmount } from "#web/ui/display/price-amount.tsx";
import { usePaidText } from "./paid-text.ts";

/** An amount in a list. The minus of a discount is before the digits in both languages. */
export function PaidAmount(paid: Paid) {
  const text = usePaidText();
  return <PriceAmount digits={paidDigits(paid)} text={text(paid)} />;
}
