import { handlerOf } from "#api/item/item-kinds.ts";
import { firstItem, priceLinesOf } from "#api/item/order-items.ts";
import type { PaidPlan } from "#api/order/view/paid-plan.ts";
import type { MailFact, MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { depositText } from "#domain/cart/deposit-text.ts";
import { isShownCharge } from "#domain/cart/line-flags.ts";
import { lineName } from "#domain/cart/line-name.ts";
import { paidPartName } from "#domain/cart/paid-part-name.ts";
import type { PaidPrice } from "#domain/cart/paid-with.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
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

type PriceOptions = {
  rate: number;
  /** The whole price and what paid it; `null` for an order that is not paid yet. */
  paid: PaidPrice | null;
  plan: PaidPlan | null;
};

/** Line by line as on the pages, down to the total and what paid it; an order that is not paid yet has only its amount. */
export function priceSection(order: OrderRow, { rate, paid, plan }: PriceOptions): MailSection {
  const { language, currency, totalMinor } = order;
  const depositAmount = order.items.reduce((sum, item) => sum + handlerOf(item).price.deposit(item), 0);
  const { mail, order: words } = lazyMessagesOf(language);
  const amount = paidText({ total: Number(fromMinorUnits(totalMinor, currency)), currency }, language);
  const deposit = depositText(depositAmount, { currency, rate }, language);
  return {
    title: words.price,
    facts: [
      ...(paid ? paidFacts(order, paid) : [{ name: mail.amount, value: amount }]),
      ...(paid && plan ? [planFact(plan, order)] : []),
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

/** The charges, their total, and each way in which it was paid. */
function paidFacts(order: OrderRow, { total, currency, paidWith }: PaidPrice): MailFact[] {
  const { language } = order;
  const t = messagesOf(language);
  const { paid: words } = lazyMessagesOf(language);
  const text = (amount: number) => paidText({ total: amount, currency }, language);
  const parts = paidWith.map((part) => words.part({ name: nameOf(part), amount: text(part.amount) }));
  return [
    ...priceLines(order),
    { name: t.price.total, value: text(total) },
    ...(parts.length > 0 ? [{ name: words.with, value: parts.join("\n") }] : []),
  ];

  function nameOf(part: PaidPrice["paidWith"][number]): string {
    return paidPartName(part, { paid: words, cards: t.shell.cards });
  }
}

function priceLines(order: OrderRow): MailFact[] {
  const { language } = order;
  return priceLinesOf(order)
    [language].filter(isShownCharge)
    .map(({ displayPrice, ...line }) => ({
      name: lineName(line, messagesOf(language)),
      value: paidText(displayPrice, language),
    }));
}
