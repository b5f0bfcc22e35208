type Line = { description: string; price: { total: number } };

/** The texts that identify a service fee, in both languages. */
const SERVICE_FEE = /service fee|رسوم الخدمة/i;

export function isServiceFee({ description }: Pick<Line, "description">): boolean {
  return SERVICE_FEE.test(description);
}

export function isDiscount({ price }: Pick<Line, "price">): boolean {
  return price.total < 0;
}
