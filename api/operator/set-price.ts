import { eq } from "drizzle-orm";
import { lockProperties } from "#api/item/chalet/property/lock-properties.ts";
import { appToday } from "#api/platform/database/app-now.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { countCarts, type NightSelection, type NightSetting, setNightPrices } from "#api/rate/set-night-prices.ts";
import { properties } from "#api/schema/property.ts";
import { MAX_NIGHT_PRICE, MIN_NIGHT_PRICE } from "#contract/host/listing-prices.ts";
import { halalas } from "#domain/price/riyals.ts";
import { addMonths } from "#domain/stay/calendar/month.ts";
import { isDay } from "#domain/stay/day.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

type PriceSetting = NightSelection & { propertyId: number; setting: NightSetting };

const MAX_MONTHS_AHEAD = 24;

/** Sets the price of single nights of a property. Carts and orders keep theirs; `carts` is how many hold one of these nights. */
export async function setPrice(db: Db, operator: Operator, { propertyId, setting, ...selection }: PriceSetting) {
  if (!Number.isInteger(propertyId) || propertyId < 1 || propertyId >= 2 ** 31)
    throw new OperatorError("A property id is a whole number.");
  requireSetting(setting);
  return runAction(db, operator, "set-price", async (tx) => {
    await requireDays(tx, selection);
    await lockProperties(tx, [{ propertyId }]);
    const [property] = await tx.select().from(properties).where(eq(properties.id, propertyId));
    if (!property) throw new OperatorError(`There is no property ${propertyId}.`);
    const { nights, before } = await setNightPrices(tx, propertyId, selection, setting);
    const carts = await countCarts(tx, propertyId, selection);
    return {
      subject: { kind: "property", id: String(propertyId) },
      before: { nights: before },
      after: { ...selection, ...setting },
      result: { propertyId, name: property.nameEn, nights, carts },
    };
  });
}

async function requireDays(tx: Tx, { from, to, weekdays }: NightSelection): Promise<void> {
  for (const day of [from, to]) if (!isDay(day)) throw new OperatorError(`“${day}” is no day: write YYYY-MM-DD.`);
  const today = await appToday(tx);
  const last = addMonths(today, MAX_MONTHS_AHEAD);
  if (from < today || to > last) throw new OperatorError(`Choose nights from ${today} to ${last}.`);
  if (to < from) throw new OperatorError("The last night is not before the first.");
  if (weekdays?.length === 0) throw new OperatorError("Choose at least one day of the week.");
}

function requireSetting(setting: NightSetting): void {
  const { kind } = setting;
  const isPrice = kind === "price" && setting.halalas % 100 === 0;
  if (
    kind === "price" &&
    !(isPrice && setting.halalas >= halalas(MIN_NIGHT_PRICE) && setting.halalas <= halalas(MAX_NIGHT_PRICE))
  )
    throw new OperatorError(`A night costs ${MIN_NIGHT_PRICE} to ${MAX_NIGHT_PRICE} whole riyals.`);
  if (kind === "percent" && !(setting.percent >= -50 && setting.percent <= 200))
    throw new OperatorError("A percentage is from -50 to 200.");
}
