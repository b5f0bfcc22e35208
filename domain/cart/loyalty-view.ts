type LoyaltyLine = {
  name: string;
  price: { total: number };
  displayPrice: { currency: string };
  additionalData: Readonly<Record<string, unknown>>;
};

export type LoyaltyView = {
  name: string;
  totalPrice: number;
  basePrice: number;
  currency: string;
  burnPoints: number;
};

/** The view of a line that points or the wallet pay: amounts are absolute. `basePrice` is the value before it was cut. */
export function loyaltyView({ name, price, displayPrice, additionalData }: LoyaltyLine): LoyaltyView {
  const { burnPoints, basePrice } = additionalData;
  const totalPrice = Math.abs(price.total);
  return {
    name,
    totalPrice,
    basePrice: typeof basePrice === "number" ? Math.abs(basePrice) : totalPrice,
    currency: displayPrice.currency,
    burnPoints: typeof burnPoints === "number" ? burnPoints : 0,
  };
}
