type Line = { description: string; price: { total: number } };

/** The texts that identify a service fee, in both languages. */
const SERVICE_FEE = /service fee|رسوم الخدمة/i;

export function isServiceFee({ description }: Pick<Line, "description">): boolean {
  return SERVICE_FEE.test(description);
}

/** Points and wallet pay the price and are no part of it; a VAT of 0 % takes nothing. */
export function isShownCharge({ type, price }: Pick<Line, "price"> & { type: string }): boolean {
  return type !== "loyalty" && (type !== "vat" || price.total !== 0);
}

export function isDiscount({ price }: Pick<Line, "price">): boolean {
  return price.total < 0;
}
