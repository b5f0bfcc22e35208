import { useExactPrice } from "#web/shared/exact-price.ts";
import { PriceAmount } from "#web/ui/display/price-amount.tsx";

/** An amount in a list or a sentence; `isDiscount` puts a minus before its digits in both languages. */
export function Amount({ riyals, isDiscount = false }: { riyals: number; isDiscount?: boolean }) {
  const { digits, text } = useExactPrice();
  const plain = digits(riyals);
  const signed = isDiscount ? `−${plain}` : plain;
  return <PriceAmount digits={signed} text={text(riyals).replace(plain, signed)} />;
}
