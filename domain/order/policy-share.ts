import { type Presentment, payableMinor } from "#domain/cart/present.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";

type Step = { sellingAmount: number; chargedAmount: number };
type PaidOrder = Presentment & { total: number };

/**
 * What a step of the policy keeps of a booking and what comes back, in the booking's currency at its own rate. The two
 * add up to what was paid, to the last decimal. The step itself is told in riyals.
 */
export function policyShare(
  { sellingAmount, chargedAmount }: Step,
  paid: PaidOrder,
): { charged: number; back: number } {
  const total = toMinorUnits(paid.total, paid.currency);
  const wanted = payableMinor(Math.round(chargedAmount * 100), paid);
  const charged = chargedAmount >= sellingAmount ? total : Math.min(wanted, total);
  const shown = (minor: number) => Number(fromMinorUnits(minor, paid.currency));
  return { charged: shown(charged), back: shown(total - charged) };
}
