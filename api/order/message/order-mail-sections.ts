import { handlerOf } from "#api/item/item-kinds.ts";
import { firstItem, priceLinesOf } from "#api/item/order-items.ts";
import type { PaidPlan } from "#api/order/paid-plan.ts";
import type { MailFact, MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { depositText } from "#domain/cart/deposit-text.ts";
import { lineName } from "#domain/cart/line-name.ts";
import { paidText } from "#domain/cart/paid-text.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidPlanText } from "#domain/payment/plan-text.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

/** What was booked, when and for whom. */
export function bookingSection(order: OrderRow): MailSection {
  const { mail } = lazyMessagesOf(order.language);
  return {
    facts: [
      { name: mail.number, value: leftToRight(order.orderNumber) },
      ...order.items.flatMap((item) => handlerOf(item).messages.facts({ order, item })),
    ],
  };
}

/** The name of the first item, which stands for the order. */
export function nameOfOrder(order: OrderRow): string {
  const first = firstItem(order);
  return handlerOf(first).messages.name(first, order.language);
}

type PriceOptions = { rate: number; isPaid: boolean; plan: PaidPlan | null };

/** Line by line as on the pages, down to what was paid; an order that is not paid yet has only its amount. */
export function priceSection(order: OrderRow, { rate, isPaid, plan }: PriceOptions): MailSection {
  const { language, currency, totalMinor } = order;
  const depositAmount = order.items.reduce((sum, item) => sum + handlerOf(item).price.deposit(item), 0);
  const { mail, order: words } = lazyMessagesOf(language);
  const total = paidText({ total: Number(fromMinorUnits(totalMinor, currency)), currency }, language);
  const deposit = depositText(depositAmount, { currency, rate }, language);
  return {
    title: words.price,
    facts: [
      ...(isPaid ? priceLines(order) : []),
      { name: isPaid ? mail.total : mail.amount, value: total },
      ...(isPaid && plan ? [planFact(plan, order)] : []),
      ...(depositAmount > 0 ? [{ name: mail.deposit, value: deposit }] : []),
    ],
  };
}

/** The lender and its instalments. */
function planFact({ lender, schedule }: PaidPlan, { language, currency }: OrderRow): MailFact {
  const t = messagesOf(language);
  const name = lazyMessagesOf(language).mail.plan({ lender: t.price.lenders[lender] });
  return { name, value: paidPlanText({ schedule, currency }, language, t) };
}

function priceLines(order: OrderRow): MailFact[] {
  const { language } = order;
  return priceLinesOf(order)[language].map(({ displayPrice, ...line }) => ({
    name: lineName(line, messagesOf(language)),
    value: paidText(displayPrice, language),
  }));
}
