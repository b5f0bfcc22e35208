import { asc } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { currencyRates } from "#api/schema/currency.ts";
import type { CurrencyList } from "#contract/site/system.ts";

/** What one riyal is in each currency the guests may choose. */
export async function listCurrencies(db: Tx): Promise<CurrencyList> {
  const rates = await db.select().from(currencyRates).orderBy(asc(currencyRates.rank), asc(currencyRates.code));
  return {
    base: { symbol: "SAR" },
    equivalent: rates.map(({ code, rate, symbol, symbolNative }) => ({
      code,
      rate,
      symbol,
      symbol_native: symbolNative,
    })),
  };
}
