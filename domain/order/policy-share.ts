import { type Presentment, payableMinor } from "#domain/cart/present.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";

type Step = { sellingAmount: number; chargedAmount: number };
/** `due` is everything the guest gave for the booking, in its currency. */
type PaidOrder = Presentment & { due: number };

/**
 * The parts of a booking that a policy step charges and refunds, in the currency and at the rate of the booking. They
 * add up exactly to the amount paid. The step itself is in riyals.
 */
export function policyShare(
  { sellingAmount, chargedAmount }: Step,
  paid: PaidOrder,
): { charged: number; back: number } {
  const total = toMinorUnits(paid.due, paid.currency);
  const wanted = payableMinor(Math.round(chargedAmount * 100), paid);
  const charged = chargedAmount >= sellingAmount ? total : Math.min(wanted, total);
  const shown = (minor: number) => Number(fromMinorUnits(minor, paid.currency));
  return { charged: shown(charged), back: shown(total - charged) };
}
