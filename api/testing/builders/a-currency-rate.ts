import type { Tx } from "#api/platform/database/database.ts";
import { currencyRates } from "#api/schema/currency.ts";

type CurrencyRate = typeof currencyRates.$inferInsert;

export async function aCurrencyRate(db: Tx, given: Partial<CurrencyRate> = {}): Promise<CurrencyRate> {
  const rate = { code: "SAR", rate: 1, symbol: given.code ?? "SAR", symbolNative: "ر.س", rank: 1, ...given };
  await db.insert(currencyRates).values(rate);
  return rate;
}
