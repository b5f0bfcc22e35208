import { Problem } from "#api/platform/problem/problem.ts";
import type { Language } from "#domain/language/language.ts";
import { burnRange, judgeBurn } from "#domain/loyalty/burn.ts";
import { type Programme, pointsRates } from "#domain/loyalty/rates.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";

type Judged = { method: Programme; balance: number; due: number; language: Language };

/** What using points takes off an amount due in halalas, at the rate of today. Refuses what a rule forbids. */
export function requireBurn(points: number, { method, balance, due, language }: Judged) {
  const rate = pointsRates[method];
  const burn = judgeBurn(points, { rate, balance, due });
  if (burn.refusal === null) return { ...burn, rate: rate.pointsPerRiyal };
  if (burn.refusal === "validation") {
    const { min, max } = burnRange(rate, balance, due) ?? { min: 0, max: 0 };
    throw new Problem("validation", { fields: { burnPoints: "invalid" }, details: { min, max } });
  }
  const a = currencyText(formatPrice(rate.minRiyals, 2, "SAR"), "SAR", language);
  throw new Problem(burn.refusal, burn.refusal === "points-below-minimum" ? { details: { a } } : {});
}
