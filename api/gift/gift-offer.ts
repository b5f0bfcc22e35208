import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { currencyRates } from "#api/schema/currency.ts";
import type { GiftOffer } from "#contract/wallet/gift.ts";
import type { Presentment } from "#domain/cart/present.ts";
import { GIFT_STEP, giftAmounts, MIN_GIFT } from "#domain/gift/amount.ts";
import { giftDesigns, giftPicture } from "#domain/gift/designs.ts";
import { sendDays } from "#domain/gift/schedule.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import type { Site } from "#domain/site/sites.ts";

type GiftSettings = { giftMaxSar: number; giftWaitMinutes: number };

/** What can be bought on a site. */
export async function giftOffer(
  db: Tx,
  site: Site,
  { giftMaxSar: max, giftWaitMinutes: waitMinutes }: GiftSettings,
): Promise<GiftOffer> {
  return {
    designs: giftDesigns.map((designId) => ({ designId, picture: giftPicture(designId) })),
    amounts: giftAmounts.filter((amount) => amount <= max),
    min: MIN_GIFT,
    max,
    step: GIFT_STEP,
    currency: BASE_CURRENCY,
    price: await giftPresentment(db, site),
    waitMinutes,
    sendDays: sendDays(site, await productTime(db)),
  };
}

/** A gift is paid in the currency of the site, or in riyals if there is no rate. */
export async function giftPresentment(db: Tx, site: Site): Promise<Presentment> {
  const currency = site.currency ?? BASE_CURRENCY;
  const { code, rate } = currencyRates;
  const [found] = await db.select({ rate }).from(currencyRates).where(eq(code, currency));
  return found ? { currency, rate: found.rate } : { currency: BASE_CURRENCY, rate: 1 };
}
