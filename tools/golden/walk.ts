import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { type SiteId, siteById } from "#domain/site/sites.ts";
import type { Variant, WalkContext } from "./walk-context.ts";

/** The calls of a guest, one after another. Its answers are one file. */
export type Walk = { name: string; variant: Variant; run: (context: WalkContext) => Promise<void> };

export type WalkSteps = Readonly<Record<string, (context: WalkContext) => Promise<void>>>;

const longVariants: readonly [SiteId, Language, CurrencyCode][] = [
  ["mabeet-SA", "ar", "SAR"],
  ["tajawal-AE", "en", "EUR"],
  ["mabeet-KW", "en", "KWD"],
];

/** Each of these steps as a walk of its own in every long variant. */
export function longWalks(steps: WalkSteps): Walk[] {
  return longVariants.flatMap(([siteId, language, currency]) =>
    Object.entries(steps).map(([name, run]) => ({
      name: `${name}-${siteId}-${language}-${currency}`,
      variant: { site: siteById(siteId), language, currency },
      run,
    })),
  );
}
