import type { Language } from "#domain/language/language.ts";

type Note = { type: "info" | "warning" | "error"; message: Record<Language, string> };
type CouponLine = {
  name: string;
  description: string;
  code: string | null;
  price: { total: number };
  notes: readonly Note[];
};

export type CouponView = {
  name: string;
  description: string;
  totalPrice: number;
  code: string;
  isValid: boolean;
  errorMessage: string | null;
};

/** The view of a coupon line: it is valid unless an error note says why not. */
export function couponView({ name, description, code, price, notes }: CouponLine, language: Language): CouponView {
  const error = notes.find(({ type }) => type === "error");
  const errorMessage = error?.message[language] ?? null;
  return { name, description, totalPrice: price.total, code: code ?? "", isValid: !error, errorMessage };
}
