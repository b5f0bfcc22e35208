import { and, asc, eq, inArray } from "drizzle-orm";
import { orderRate } from "#api/cart/price/order-rate.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import type { OrderFields, SummaryFields } from "#api/item/kind/item-handler.ts";
import { guestsOf, priceLinesOf } from "#api/item/order-items.ts";
import { cancellable } from "#api/order/cancel/plan-cancellation.ts";
import { changesOf } from "#api/order/change/change-lines.ts";
import { earningView } from "#api/order/stay/order-earning.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { hasContactProblem } from "#api/platform/messaging/mail/contact-problems.ts";
import { ledgerTransactions } from "#api/schema/ledger.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import type { Order } from "#contract/order/order.ts";
import type { StaySummary } from "#contract/order/order-list.ts";
import type { Language } from "#domain/language/language.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { mayCancel } from "#domain/order/may-cancel.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { PaymentState } from "#domain/payment/payment-state.ts";
import { legLines } from "./leg-lines.ts";
import { documentView, shownDocuments } from "./order-documents.ts";
import { orderEventLines, refundLines } from "./order-timeline.ts";
import { scheduleOf } from "./paid-plan.ts";
import { type PaidTimes, paidTimes } from "./paid-times.ts";

const paymentStatuses: Record<PaymentState, Order["payments"][number]["status"]> = {
  created: "pending",
  submitted: "pending",
  challenge: "pending",
  unknown: "pending",
  confirmed: "paid",
  captured: "paid",
  declined: "failed",
  voided: "failed",
  returning: "returned",
  returned: "returned",
};

export type ViewOptions = { db: Tx; language: Language; secrets: readonly string[] };

/** An order as its guest sees it. The exact location, the address and the host are shown while it is confirmed. */
export async function orderView({ db, language, secrets }: ViewOptions, order: OrderRow): Promise<Order> {
  const guests = guestsOf(order);
  const { stay, ...fields } = await itemFields(db, order, language);
  const times = await paidTimes(db, order);
  const paid = await db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.createdAt));
  return {
    ...orderSummary({ language, secrets }, order),
    guestCount: guests.guestCount,
    guests,
    priceLines: priceLinesOf(order)[language],
    rate: await orderRate(db, order),
    payments: await paymentLines(db, paid, times),
    legs: await legLines(db, order, times),
    refunds: await refundLines(db, order),
    events: await orderEventLines(db, order),
    due: amount(order.totalMinor + order.loyaltyMinor, order.currency),
    ...fields,
    ...(await documentsOf(db, order)),
    canCancel: mayCancel(cancellable(order), await productTime(db)),
    stay,
    ...(await changesOf(db, order)),
    earn: await earningView(db, order),
    isEmailRefused: await hasContactProblem(db, secrets, order.contactEmail, order.createdAt),
    code: order.statusCode === orderStatus.failed ? order.failureCode : null,
  };
}

/** The fields of each item; the contract requires those of every kind that is sold alone. */
async function itemFields(db: Tx, order: OrderRow, language: Language): Promise<OrderFields> {
  const fields: Partial<OrderFields>[] = [];
  for (const item of order.items) fields.push(await handlerOf(item).view.order(db, { order, item }, language));
  return Object.assign({}, ...fields);
}

/** An order in a list. */
export function orderSummary(options: Omit<ViewOptions, "db">, order: OrderRow) {
  const { productType, ...fields }: SummaryFields = Object.assign(
    {},
    ...order.items.map((item) => handlerOf(item).view.summary(order, item, options)),
  );
  return {
    orderNumber: order.orderNumber,
    productType,
    statusCode: order.statusCode,
    createdAt: order.createdAt.toISOString(),
    ...fields,
    total: amount(order.totalMinor, order.currency),
    currency: order.currency,
  } satisfies StaySummary;
}

function amount(minor: number, currency: OrderRow["currency"]): number {
  return Number(fromMinorUnits(minor, currency));
}

/** Until its capture is recorded, a payment has the time at which its booking or its change was confirmed. */
async function paymentLines(db: Tx, paid: readonly PaymentRow[], times: PaidTimes): Promise<Order["payments"]> {
  const captures = await captureTimes(db, paid);
  return paid.map((payment) => {
    const { id, method, currency, cardLast4, cardBrand, state, amountMinor } = payment;
    const isReturned = payment.capturedMinor > 0 && payment.refundedMinor === payment.capturedMinor;
    const status = isReturned ? "returned" : paymentStatuses[state];
    const confirmedAt = status === "paid" ? times.of(payment.cartId) : null;
    return {
      method,
      amount: amount(amountMinor, currency),
      currency,
      last4: cardLast4,
      brand: cardBrand,
      schedule: scheduleOf(payment),
      status,
      paidAt: (captures.get(id) ?? confirmedAt)?.toISOString() ?? null,
    };
  });
}

/** When the ledger recorded the capture of each payment. */
async function captureTimes(db: Tx, paid: readonly PaymentRow[]): Promise<Map<string, Date>> {
  const ids = paid.map(({ id }) => id);
  const rows = await db
    .select({ id: ledgerTransactions.subjectId, at: ledgerTransactions.at })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.kind, "capture"), inArray(ledgerTransactions.subjectId, ids)));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

async function documentsOf(db: Tx, order: OrderRow): Promise<Pick<Order, "invoiceUrl" | "documents">> {
  const documents = (await shownDocuments(db, order.id)).map((document) => documentView(order.orderNumber, document));
  const invoice = documents.find(({ kind }) => kind !== "credit-note");
  return { invoiceUrl: invoice?.url ?? null, documents };
}
