import { OperatorError } from "#api/operator/operator-error.ts";
import type { NightSelection, NightSetting } from "#api/rate/set-night-prices.ts";
import { weekdays } from "#domain/stay/weekday.ts";
import { halalasOf, listOf, oneOf, type Typed } from "./read-option.ts";

/** The options of `set-price`, beside those of every command. */
export const nightPriceOptions = ["from", "to", "weekdays", "price", "percent", "clear"] as const;

export function nightSelection({ from = "", to = "", weekdays: days }: Typed): NightSelection {
  return { from, to, weekdays: listOf(days, (day) => oneOf(day, weekdays)) };
}

export function nightSetting({ price, percent, clear }: Typed): NightSetting {
  if ([price, percent, clear].filter((value) => value !== undefined).length !== 1)
    throw new OperatorError("Say what the nights cost: --price <SAR>, --percent <number> or --clear yes.");
  if (price !== undefined) return { kind: "price", halalas: halalasOf(price) };
  if (percent === undefined) {
    oneOf(clear ?? "", ["yes"]);
    return { kind: "clear" };
  }
  if (!/^-?\d{1,3}$/.test(percent)) throw new OperatorError(`“${percent}” is no percentage.`);
  return { kind: "percent", percent: Number(percent) };
}
