import { convertPrice } from "#domain/money/convert-price.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits, toMinorUnits } from "#domain/money/minor-units.ts";
import { halalas } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { equalInstalments } from "./instalments.ts";
import { lending } from "./lending.ts";

type Price = { riyals: number; currency: CurrencyCode; rate: number };
type InstalmentOffer = { instalments: number; amount: number };

/**
 * The most instalments in which a lender of the site may take a price, and the largest of them: no guest pays more at once.
 * `null` where no lender takes this amount in this currency. Each lender assesses its guest only when they pay.
 */
export function instalmentOffer(
  { features, countryCode, currency: ownCurrency }: Pick<Site, "features" | "countryCode" | "currency">,
  { riyals, currency, rate }: Price,
): InstalmentOffer | null {
  if (!features.installments || currency !== ownCurrency) return null;
  const sum = halalas(riyals);
  const lenders = lending.filter(
    ({ countries, limits: { min, max } }) => countries.some((each) => each === countryCode) && sum >= min && sum <= max,
  );
  if (lenders.length === 0) return null;
  const instalments = Math.max(...lenders.flatMap((lender) => [...lender.instalments]));
  const minor = toMinorUnits(convertPrice(riyals, rate), currency);
  const { firstMinor } = equalInstalments(minor, instalments, currency);
  return { instalments, amount: Number(fromMinorUnits(firstMinor, currency)) };
}
