import type { Messages } from "#domain/message/compiled/en.ts";
import { isServiceFee } from "./line-flags.ts";

type Line = {
  type: string;
  name: string;
  description: string;
  code: string | null;
  additionalData: Readonly<Record<string, unknown>>;
};

/**
 * The name of a price line on screens and in emails. The line of the property shows its nights, because the name is
 * shown above.
 */
export function lineName({ type, name, description, code, additionalData: { nights } }: Line, t: Messages): string {
  if (typeof nights === "number") return t.count.nights({ n: nights });
  if (type === "insurance") return name;
  if (isServiceFee({ description })) return t.price.serviceFee;
  return type === "coupon" && code ? `${description} \u2066${code}\u2069` : description || name;
}
