import type { ArrivalDetails } from "#api/order/arrival-details.ts";
import type { PaidPlan } from "#api/order/paid-plan.ts";
import type { MailFact, MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { depositText } from "#domain/cart/deposit-text.ts";
import { lineName } from "#domain/cart/line-name.ts";
import { paidText } from "#domain/cart/paid-text.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidPlanText } from "#domain/payment/plan-text.ts";
import { addressLines } from "#domain/property/exact-address.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import type { Day } from "#domain/stay/day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

/** Which home, when and for whom. */
export function staySection(order: OrderRow): MailSection {
  const { language, orderNumber } = order;
  const { snapshot, checkIn, checkOut } = order.chalet;
  const { mail, order: words } = lazyMessagesOf(language);
  const { property, guests } = snapshot;
  const day = (which: string, time: string) => `${displayDay(which as Day, language)}\n${time}`;
  const from = words.from({ time: displayTime(property.checkinBeginTime, language) });
  const until = words.until({ time: displayTime(property.checkoutEndTime, language) });
  const people = guests.guestCount.adults + guests.guestCount.children;
  return {
    facts: [
      { name: mail.number, value: leftToRight(orderNumber) },
      { name: mail.home, value: homeOf(order) },
      { name: mail.arrival, value: day(checkIn, from) },
      { name: mail.departure, value: day(checkOut, until) },
      { name: mail.guests, value: messagesOf(language).count.guests({ n: people }) },
    ],
  };
}

export function homeOf({ chalet, language }: OrderRow): string {
  const { property } = chalet.snapshot;
  return language === "ar" ? property.nameAr : property.nameEn;
}

/** Where the home is and whom to call there; `calendarHref` is the link of the calendar file. */
export function arrivalSections(
  { language, chalet: { snapshot } }: OrderRow,
  { contact, exactAddress }: ArrivalDetails,
  calendarHref: string,
): MailSection[] {
  const { order: words, mail } = lazyMessagesOf(language);
  const { location, areaAr, areaEn, cityAr, cityEn } = snapshot.property;
  const isArabic = language === "ar";
  const place = { language, area: isArabic ? areaAr : areaEn, city: isArabic ? cityAr : cityEn };
  const address = addressLines(exactAddress, { ...place, building: words.building });
  const destination = `${location.latitude},${location.longitude}`;
  const where = {
    title: words.where,
    facts: [
      { name: mail.address, value: address.join("\n") },
      ...(exactAddress ? [{ name: words.plusCode, value: leftToRight(exactAddress.plusCode) }] : []),
    ],
    links: [
      { label: words.directions, href: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
      { label: words.calendar, href: calendarHref },
    ],
  };
  const host = contact && {
    title: words.host,
    facts: [{ name: `${contact.firstName} (${words.hostOf[contact.userType]})`, value: leftToRight(contact.phone) }],
  };
  return [where, ...(host ? [host] : [])];
}

type PriceOptions = { rate: number; isPaid: boolean; plan: PaidPlan | null };

/** Line by line as on the pages, down to what was paid; an order that is not paid yet has only its amount. */
export function priceSection(order: OrderRow, { rate, isPaid, plan }: PriceOptions): MailSection {
  const { language, currency, totalMinor } = order;
  const { snapshot } = order.chalet;
  const { mail, order: words } = lazyMessagesOf(language);
  const total = paidText({ total: Number(fromMinorUnits(totalMinor, currency)), currency }, language);
  const deposit = depositText(snapshot.depositAmount, { currency, rate }, language);
  return {
    title: words.price,
    facts: [
      ...(isPaid ? priceLines(order) : []),
      { name: isPaid ? mail.total : mail.amount, value: total },
      ...(isPaid && plan ? [planFact(plan, order)] : []),
      ...(snapshot.depositAmount > 0 ? [{ name: mail.deposit, value: deposit }] : []),
    ],
  };
}

/** The lender and its instalments. */
function planFact({ lender, schedule }: PaidPlan, { language, currency }: OrderRow): MailFact {
  const t = messagesOf(language);
  const name = lazyMessagesOf(language).mail.plan({ lender: t.price.lenders[lender] });
  return { name, value: paidPlanText({ schedule, currency }, language, t) };
}

function priceLines({ language, chalet: { snapshot } }: OrderRow): MailFact[] {
  return snapshot.priceLines[language].map(({ displayPrice, ...line }) => ({
    name: lineName(line, messagesOf(language)),
    value: paidText(displayPrice, language),
  }));
}
