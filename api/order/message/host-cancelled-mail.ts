import { eq } from "drizzle-orm";
import { orderRate } from "#api/cart/price/order-rate.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { guestsOf } from "#api/item/order-items.ts";
import { type Alternative, findAlternatives } from "#api/order/support/find-alternatives.ts";
import { personalCodeOf } from "#api/order/support/personal-code.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { MailContent, MailFact, MailSection } from "#api/platform/messaging/mail-content.ts";
import { cancellations } from "#api/schema/cancellation.ts";
import { coupons } from "#api/schema/cart.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { type Presentment, payableMinor } from "#domain/cart/present.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { HELP_CODE } from "#domain/order/support-help.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { bookingSection } from "./order-mail-sections.ts";
import { type LinkOptions, orderLink } from "./order-message-text.ts";
import { mailRefunds, refundSection } from "./refund-section.ts";

/** The email to a guest whose stay the host or we cancelled: the refund, other homes and a personal code. */
export async function hostCancelledMail(db: Tx, order: OrderRow, options: LinkOptions): Promise<MailContent> {
  const { site, origin, access } = options;
  const { language } = order;
  const { mail } = lazyMessagesOf(language);
  const [cancelled] = await db.select().from(cancellations).where(eq(cancellations.orderId, order.id));
  const words = cancelled?.by === "host" ? mail.hostCancelled : mail.supportCancelled;
  const refunds = await mailRefunds(db, order);
  const presentment = { currency: order.currency, rate: await orderRate(db, order) };
  const homes = await findAlternatives(db, order, site);
  return {
    language,
    brand: site.brand,
    brandName: messagesOf(language).shell.brand[site.brand],
    origin,
    title: cancelled?.keptMinor === 0 ? words.subject : mail.supportCancelled.partSubject,
    hello: mail.hello({ name: guestsOf(order).firstName }),
    lead: words.lead,
    picture: null,
    code: await codeOf(db, order),
    sections: [
      ...(homes.length > 0 ? [homesSection(order, homes, { origin, presentment })] : []),
      refundSection(order, refunds, orderLink(order, origin, access)),
      bookingSection(order),
    ],
    action: { label: mail.open, href: orderLink(order, origin, access) },
    help: mail.help({ mail: leftToRight(site.supportEmails.booking), phone: leftToRight(site.supportPhone) }),
  };
}

export function hostCancelledSmsText(order: OrderRow, { site, origin, access }: LinkOptions): string {
  const { language, orderNumber: number } = order;
  const brand = messagesOf(language).shell.brand[site.brand];
  return lazyMessagesOf(language).mail.smsHostCancelled({ brand, number, link: orderLink(order, origin, access) });
}

async function codeOf(db: Tx, order: OrderRow): Promise<MailFact | null> {
  const code = personalCodeOf(order);
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
  if (!coupon) return null;
  const { language } = order;
  const max = paidText({ total: HELP_CODE.maxHalalas / 100, currency: "SAR" }, language);
  const until = displayDay(todayInRiyadh(coupon.endsAt), language);
  const { helpCode } = lazyMessagesOf(language).mail;
  return { name: helpCode({ percent: HELP_CODE.percent, most: max, until }), value: code };
}

type Shown = { origin: string; presentment: Presentment };

function homesSection(order: OrderRow, homes: readonly Alternative[], { origin, presentment }: Shown): MailSection {
  const { language } = order;
  const { mail } = lazyMessagesOf(language);
  const { checkIn, checkOut, snapshot } = stayOf(order);
  const stay = {
    checkIn: writeUrlDay(checkIn),
    checkOut: writeUrlDay(checkOut),
    cityId: String(snapshot.property.location.cityId),
  };
  const nameOf = ({ nameAr, nameEn }: Alternative) => (language === "ar" ? nameAr : nameEn);
  const priceOf = ({ totalHalalas }: Alternative) => {
    const total = Number(fromMinorUnits(payableMinor(totalHalalas, presentment), presentment.currency));
    return paidText({ total, currency: presentment.currency }, language);
  };
  return {
    title: mail.freeHomes,
    facts: homes.map((home) => ({
      name: nameOf(home),
      value: priceOf(home),
      href: `${origin}/${language}${pagePath("property", "desktop", { propertyId: String(home.propertyId), ...stay })}`,
    })),
  };
}
