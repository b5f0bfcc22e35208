import type { NewCode } from "#api/operator/codes.ts";
import { OperatorError } from "#api/operator/operator-error.ts";
import { couponMethods } from "#domain/cart/judge-coupon.ts";
import { isDay } from "#domain/stay/day.ts";
import { weekdays } from "#domain/stay/weekday.ts";
import { halalasOf, listOf, oneOf, type Typed, wholeOf } from "./read-option.ts";

const MAX_ID = 9_999_999;

/** The options of `create-code`, beside those of every command. */
export const codeOptions = [
  ...["percent", "amount", "max", "min", "days", "uses", "uses-per-guest", "contact", "brand", "country", "city"],
  ...["weekdays", "min-nights", "max-nights", "first-booking", "stay-from", "stay-to", "book-weekdays", "homes"],
  ...["home-types", "host", "members", "method", "budget", "public"],
] as const;

export const codeUsage = [
  "<CODE> (--percent <1-100> [--max <SAR>] | --amount <SAR>) --days <n> [--min <SAR>] [--uses <n>] [--uses-per-guest <n>]",
  "[--contact <email | phone>] [--brand mabeet|tajawal] [--country <SA>] [--city <id>] [--weekdays sun,mon]",
  "[--min-nights <n>] [--max-nights <n>] [--first-booking yes] [--stay-from <YYYY-MM-DD>] [--stay-to <YYYY-MM-DD>]",
  "[--book-weekdays sun,mon] [--homes <id,id>] [--home-types <id,id>] [--host <id>] [--members yes]",
  "[--method visa|mada|tabby|…] [--budget <SAR>] [--public yes]",
].join("\n      ");

/** Reads the terms of a new code. */
export function newCode(code: string, typed: Typed): NewCode {
  const { percent, amount, max, min = "0", days = "", contact, brand, country, budget, method } = typed;
  const terms: NewCode = {
    code,
    kind: percent === undefined ? "amount" : "percent",
    value: percent === undefined ? halalasOf(amount ?? "") : wholeOf(percent, 1, 100),
    most: optional(max, halalasOf),
    least: halalasOf(min),
    days: wholeOf(days, 1, 1_100),
    usageLimit: optional(typed.uses, (text) => wholeOf(text, 1, 1_000_000)),
    perGuestLimit: optional(typed["uses-per-guest"], (text) => wholeOf(text, 1, 1_000)),
    contact: contact ?? null,
    brand: brand === undefined ? "ALL" : oneOf(brand, ["mabeet", "tajawal"]),
    countryCode: country === undefined ? "ALL" : oneOf(country, ["SA", "AE", "BH", "KW"]),
    cityId: optional(typed.city, idOf),
    weekdays: listOf(typed.weekdays, (day) => oneOf(day, weekdays)),
    leastNights: optional(typed["min-nights"], nightsOf) ?? 1,
    maxNights: optional(typed["max-nights"], nightsOf),
    isFirstBooking: isYes(typed["first-booking"]),
    stayFrom: optional(typed["stay-from"], dayOf),
    stayTo: optional(typed["stay-to"], dayOf),
    bookWeekdays: listOf(typed["book-weekdays"], (day) => oneOf(day, weekdays)),
    propertyIds: listOf(typed.homes, idOf),
    propertyTypeIds: listOf(typed["home-types"], idOf),
    hostId: optional(typed.host, idOf),
    memberOnly: isYes(typed.members),
    method: optional(method, (text) => oneOf(text, couponMethods)),
    budgetHalalas: optional(budget, halalasOf),
    isPublic: isYes(typed.public),
  };
  return requireOrder(terms);
}

/** The last day or number is not before the first one. */
function requireOrder(terms: NewCode): NewCode {
  const { stayFrom, stayTo, leastNights: minNights = 1, maxNights, budgetHalalas } = terms;
  if (stayFrom && stayTo && stayFrom > stayTo) throw new OperatorError("--stay-to is before --stay-from.");
  if (maxNights && minNights > maxNights) throw new OperatorError("--max-nights is less than --min-nights.");
  if (budgetHalalas === 0) throw new OperatorError("A budget is more than nothing.");
  return terms;
}

function optional<T>(text: string | undefined, read: (text: string) => T): T | null {
  return text === undefined ? null : read(text);
}

const idOf = (text: string) => wholeOf(text, 1, MAX_ID);
const nightsOf = (text: string) => wholeOf(text, 1, 28);
const isYes = (text: string | undefined) => text !== undefined && oneOf(text, ["yes", "no"]) === "yes";

function dayOf(text: string): string {
  if (!isDay(text)) throw new OperatorError(`“${text}” is no day like 2026-12-31.`);
  return text;
}
