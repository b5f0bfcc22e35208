import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { type MethodWithCodes, methodTable } from "#domain/payment/methods.ts";
import { riyals } from "#domain/price/riyals.ts";
import { type CardKind, cardWords } from "#domain/site/features.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type Weekday, weekdays } from "#domain/stay/weekday.ts";
import type { CouponReason } from "./coupon-reason.ts";
import type { CouponMethod, CouponTerms } from "./judge-coupon.ts";

/** The terms of a code in words, the discount first. */
export function couponText(terms: CouponTerms, language: Language): string[] {
  const words = lazyMessagesOf(language).coupon;
  const days = (named: readonly Weekday[] | null) => named && weekdayNames(named, language);
  const { leastNights: minNights, maxNights, perGuestLimit, usageLimit } = terms;
  const limit = (terms.accountId ?? terms.contact) ? usageLimit : perGuestLimit;
  const [nights, bookDays] = [days(terms.weekdays), days(terms.bookWeekdays)];
  const isSelected = terms.cityId ?? terms.propertyIds ?? terms.propertyTypeIds ?? terms.hostId;
  const lastDay = todayInRiyadh(new Date(terms.endsAt.getTime() - 1));
  return [
    discountText(terms, language),
    terms.least > 0 && words.spend({ a: amountText(terms.least, language) }),
    minNights > 1 && words.minNights({ n: minNights }),
    maxNights !== null && words.maxNights({ n: maxNights }),
    nights && words.nights({ days: nights }),
    stayText(terms, language),
    bookDays && words.bookOn({ days: bookDays }),
    isSelected !== null && words.someHomes,
    terms.isFirstBooking && words.firstBooking,
    terms.memberOnly && words.members,
    terms.method && words.method({ method: methodName(terms.method, language) }),
    limit !== null && words.perGuest({ n: limit }),
    words.until({ d: displayDay(lastDay, language) }),
  ].filter((term) => typeof term === "string" && term !== "") as string[];
}

/** The dates or the days of the week that a code is for, if one of them is the reason of a refusal. */
export function couponDaysText(terms: CouponTerms, reason: CouponReason, language: Language): string | null {
  const words = lazyMessagesOf(language).coupon;
  if (reason === "dates") return stayText(terms, language);
  if (reason === "bookDays" && terms.bookWeekdays)
    return words.bookOn({ days: weekdayNames(terms.bookWeekdays, language) });
  return reason === "nights" && terms.weekdays ? words.nights({ days: weekdayNames(terms.weekdays, language) }) : null;
}

function discountText({ kind, value, most: max }: CouponTerms, language: Language): string {
  const words = lazyMessagesOf(language).coupon;
  if (kind === "amount") return words.amount({ a: amountText(value, language) });
  return max === null ? words.percent({ n: value }) : words.percentUpTo({ n: value, a: amountText(max, language) });
}

function stayText({ stayFrom, stayTo }: CouponTerms, language: Language): string | null {
  const words = lazyMessagesOf(language).coupon;
  const [from, to] = [stayFrom && displayDay(stayFrom, language), stayTo && displayDay(stayTo, language)];
  if (from && to) return words.stayBetween({ from, to });
  if (from) return words.stayFrom({ from });
  return to && words.stayTo({ to });
}

function amountText(halalas: number, language: Language): string {
  return currencyText(formatPrice(riyals(halalas), halalas % 100 === 0 ? 0 : 2, "SAR"), "SAR", language);
}

/** In the order of the week, with the last two joined by a word. */
function weekdayNames(named: readonly Weekday[], language: Language): string {
  const { coupon: words, picker } = lazyMessagesOf(language);
  const names = weekdays.filter((day) => named.includes(day)).map((day) => picker.weekdays[day]);
  return names.reduce((one, other, at) =>
    at === names.length - 1 ? words.and({ one, other }) : words.comma({ one, other }),
  );
}

function methodName(method: CouponMethod, language: Language): string {
  const { cards } = messagesOf(language).shell;
  const { methods } = lazyMessagesOf(language).paid;
  return method in cardWords
    ? cards[cardWords[method as CardKind]]
    : methods[methodTable[method as MethodWithCodes].words];
}
