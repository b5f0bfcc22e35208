type Line = { description: string; price: { total: number } };

/** What a line of a service fee says of itself, in either language. */
const SERVICE_FEE = /service fee|رسوم الخدمة/i;

export function isServiceFee({ description }: Pick<Line, "description">): boolean {
  return SERVICE_FEE.test(description);
}

export function isDiscount({ price }: Pick<Line, "price">): boolean {
  return price.total < 0;
}
