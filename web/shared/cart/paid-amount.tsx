import { PriceAmount } from "#web/ui/price-amount.tsx";
import { type Paid, paidDigits, usePaidText } from "./paid-text.ts";

/** An amount in a list; what is taken off has its minus before the digits, where both languages read it. */
export function PaidAmount({ total, currency }: Paid) {
  const text = usePaidText();
  const size = { total: Math.abs(total), currency };
  const plain = paidDigits(size);
  const signed = total < 0 ? `−${plain}` : plain;
  return <PriceAmount digits={signed} text={text(size).replace(plain, signed)} />;
}
