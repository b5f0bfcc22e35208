import type { Messages } from "#domain/message/compiled/en.ts";

type Line = {
  type: string;
  name: string;
  description: string;
  code: string | null;
  additionalData: Readonly<Record<string, unknown>>;
};

/** A price line as screens and mails call it. The home's own line is told by its nights; its name stands above. */
export function lineName({ type, name, description, code, additionalData: { nights } }: Line, t: Messages): string {
  if (typeof nights === "number") return t.count.nights({ n: nights });
  if (type === "insurance") return name;
  return type === "coupon" && code ? `${description} \u2066${code}\u2069` : description || name;
}
