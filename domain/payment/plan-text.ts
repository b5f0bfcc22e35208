import type { Language } from "#domain/language/language.ts";
import type { Messages } from "#domain/message/messages.ts";
import { type Paid, paidText } from "#domain/money/paid-text.ts";

type Plan = { schedule: readonly number[]; currency: Paid["currency"] };

/** A plan before it is accepted: "Today SAR 250.00, then SAR 250.00 × 3". */
export function planText(plan: Plan, language: Language, { price }: Pick<Messages, "price">): string {
  return textOf(plan, language, { even: price.plan, uneven: price.planUneven });
}

/** The plan of a payment, on whatever day it is read. */
export function paidPlanText(plan: Plan, language: Language, { price }: Pick<Messages, "price">): string {
  return textOf(plan, language, { even: price.paidPlan, uneven: price.paidPlanUneven });
}

type Phrases = {
  even: (values: { first: string; rest: string; n: string }) => string;
  uneven: (values: { first: string; rest: string }) => string;
};

function textOf(
  { schedule: [today = 0, ...later], currency }: Plan,
  language: Language,
  { even, uneven }: Phrases,
): string {
  const amount = (total: number) => paidText({ total, currency }, language);
  const first = amount(today);
  const isEven = later.every((each) => each === later[0]);
  if (isEven) return even({ first, rest: amount(later[0] ?? 0), n: String(later.length) });
  return uneven({ first, rest: later.map(amount).join(language === "ar" ? "، " : ", ") });
}
