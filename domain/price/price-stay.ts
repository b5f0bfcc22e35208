/** The parts of the price of a stay: minor units before VAT, and the percentage of VAT. */
type StayCharges = {
  nightly: readonly number[];
  /** The discount on the nights, never more than they cost. */
  discount?: number;
  serviceFee?: number;
  vatPercent: number;
};

/** The same with the sum of the nights, as the search has it. */
type StaySums = {
  nights: number;
  /** All nights before the discount. */
  accommodation: number;
  discount?: number;
  serviceFee?: number;
  vatPercent: number;
};

/** In minor units. `total` is what the guest pays; `original` is what it would be without the discount. */
export type StayPrice = {
  nights: number;
  accommodation: number;
  discount: number;
  serviceFee: number;
  vat: number;
  total: number;
  original: number;
};

export function priceStay({ nightly, ...charges }: StayCharges): StayPrice {
  const accommodation = nightly.reduce((sum, night) => sum + night, 0);
  return priceSums({ nights: nightly.length, accommodation, ...charges });
}

/** The total price of a stay. This is the only formula. */
export function priceSums({ nights, accommodation, discount = 0, serviceFee = 0, vatPercent }: StaySums): StayPrice {
  const reduction = Math.min(discount, accommodation);
  const taxed = accommodation - reduction + serviceFee;
  const undiscounted = accommodation + serviceFee;
  const vat = vatOn(taxed, vatPercent);
  return {
    nights,
    accommodation,
    discount: reduction,
    serviceFee,
    vat,
    total: taxed + vat,
    original: undiscounted + vatOn(undiscounted, vatPercent),
  };
}

/** Rounded half up to a whole minor unit, in whole numbers throughout. */
function vatOn(amount: number, vatPercent: number): number {
  const hundredths = amount * vatPercent + 50;
  return (hundredths - (hundredths % 100)) / 100;
}
