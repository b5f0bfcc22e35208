import { type Presentment, payableMinor } from "#domain/cart/present.ts";
import { cartTotals } from "#domain/cart/totals.ts";
import { type CancellationTerms, cancellationCharge } from "#domain/policy/cancellation-policy.ts";
import { shareOf } from "#domain/policy/policies-of-total.ts";
import { type PricedNight, type PropertyStayPrice, priceNights } from "#domain/price/price-property-stay.ts";
import { type Day, numberOfDay } from "#domain/stay/day.ts";
import { type BookedStay, type ChangeWindow, nightsOfChange } from "./may-change.ts";

/** The price of a booked stay, in halalas. */
export type BookedPrice = {
  price: PropertyStayPrice;
  /** Travel cover for all guests and nights. */
  insurance: number;
  coupon: number;
  /** Paid for nights that were given up without a refund, with VAT. */
  retained: number;
};

export type ChangeInput = {
  window: Exclude<ChangeWindow, "closed">;
  terms: CancellationTerms;
  before: BookedStay & BookedPrice;
  after: BookedStay;
  /** What the added nights cost now. */
  addedNights: readonly PricedNight[];
  /** The discount of the order's coupon for a stay at this price. */
  couponFor: (price: PropertyStayPrice) => number;
  now: Date;
};

/** A stay after a change. `difference` is to be paid, or, if it is negative, comes back. */
export type PricedChange = BookedPrice & { due: number; difference: number; isCouponLost: boolean };

/**
 * The price of a changed stay: unchanged nights keep their price and discount, added nights cost what they cost now. As
 * long as the stay can be changed freely, nights that are given up count fully against added ones, and of money that is
 * left over the guest loses the share that a cancellation would cost now. Later they bring nothing.
 */
export function priceChange({ window, terms, before, after, addedNights, couponFor, now }: ChangeInput): PricedChange {
  const priced = (nightly: readonly PricedNight[]) => pricedStay(nightly, { before, after, couponFor });
  const { unchanged } = nightsOfChange(before, after);
  const unchangedNights = before.price.nightly.filter(({ date }) => unchanged.includes(date));
  const stay = priced(inOrder([...unchangedNights, ...addedNights]));
  const wanted = dueOf(stay) - stayDue(before);
  const result = (difference: number) => {
    const due = dueOf(before) + difference;
    const retained = due - dueOf(stay);
    const isCouponLost = before.coupon > 0 && stay.coupon === 0;
    return { ...stay, retained, due, difference, isCouponLost };
  };
  if (window === "free") {
    if (wanted >= 0) return result(wanted);
    const charged = cancellationCharge(terms, { total: stayDue(before), firstNight: before.price.firstNight }, now);
    return result(wanted + shareOf(-wanted, charged, stayDue(before)));
  }
  const withGivenUp = priced(inOrder([...before.price.nightly, ...addedNights]));
  return result(Math.max(0, wanted, dueOf(withGivenUp) - stayDue(before)));
}

/** The price of a stay and of nights that were given up. */
export function dueOf({ price, insurance, coupon, retained }: BookedPrice): number {
  return cartTotals({ price, insurance, coupon, retained }).total;
}

/** The new total of an order in minor units of its currency, and the signed difference to what it was. */
export function changeInMinor(due: number, beforeMinor: number, presentment: Presentment) {
  const totalMinor = payableMinor(due, presentment);
  return { totalMinor, differenceMinor: totalMinor - beforeMinor };
}

function stayDue(booked: BookedPrice): number {
  return dueOf({ ...booked, retained: 0 });
}

function pricedStay(
  nightly: readonly PricedNight[],
  { before, after, couponFor }: Pick<ChangeInput, "before" | "after" | "couponFor">,
): BookedPrice {
  const { serviceFee, vatPercent } = before.price;
  const price = priceNights(nightly, { serviceFee, vatPercent });
  const insurance = coverPerGuestNight(before) * nightly.length * guestsOf(after);
  return { price, insurance, coupon: couponFor(price), retained: 0 };
}

/** The guest booked the cover at this rate, which the change keeps. */
function coverPerGuestNight({ insurance, price, ...stay }: BookedStay & BookedPrice): number {
  return insurance === 0 ? 0 : Math.round(insurance / (price.nights * guestsOf(stay)));
}

const guestsOf = ({ adults, children }: Pick<BookedStay, "adults" | "children">) => adults + children;

function inOrder(nightly: readonly PricedNight[]): PricedNight[] {
  const at = (date: Day) => numberOfDay(date);
  return nightly.toSorted((one, other) => at(one.date) - at(other.date));
}
