import { and, asc, eq, inArray } from "drizzle-orm";
import { orderRate } from "#api/cart/price/order-rate.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { approximatePoint } from "#api/property/location/approximate-point.ts";
import { ledgerTransactions } from "#api/schema/ledger.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import type { Order } from "#contract/order.ts";
import type { StaySummary } from "#contract/order-list.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { mayCancel } from "#domain/order/may-cancel.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { PaymentState } from "#domain/payment/payment-state.ts";
import type { Language } from "#domain/site/language.ts";
import type { Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { arrivalDetails } from "./arrival-details.ts";
import { cancellable } from "./cancel/plan-cancellation.ts";
import { changesOf } from "./change/change-lines.ts";
import { legLines } from "./leg-lines.ts";
import { documentView, shownDocuments } from "./order-documents.ts";
import { orderEventLines, refundLines } from "./order-timeline.ts";
import { scheduleOf } from "./paid-plan.ts";
import { earningView } from "./stay/order-earning.ts";
import { stayView } from "./stay/stay-view.ts";

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
  const { guests, priceLines, policySnapshot, depositAmount } = order.chalet.snapshot;
  const paid = await db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.createdAt));
  return {
    ...orderSummary({ language, secrets }, order),
    productType: "accommodation",
    guestCount: guests.guestCount,
    guests,
    priceLines: priceLines[language],
    rate: await orderRate(db, order),
    payments: await paymentLines(db, order, paid),
    legs: await legLines(db, order.id),
    refunds: await refundLines(db, order),
    events: await orderEventLines(db, order),
    due: amount(order.totalMinor + order.loyaltyMinor, order.currency),
    policySnapshot,
    ...(await arrivalDetails(db, order, language)),
    deposit: { amount: depositAmount, state: "due" },
    ...(await documentsOf(db, order)),
    canCancel: mayCancel(cancellable(order), await productTime(db)),
    stay: await stayView(db, order),
    ...(await changesOf(db, order)),
    earn: await earningView(db, order),
    code: order.statusCode === orderStatus.failed ? order.failureCode : null,
  };
}

/** An order in a list. */
export function orderSummary({ language, secrets }: Omit<ViewOptions, "db">, order: OrderRow): StaySummary {
  const { cityEn, cityAr, areaEn, areaAr, location, ...property } = order.chalet.snapshot.property;
  const { checkIn, checkOut } = order.chalet;
  const isConfirmed = order.statusCode === orderStatus.confirmed;
  const point = isConfirmed ? location : { ...location, ...approximatePoint(property.propertyId, location, secrets) };
  return {
    orderNumber: order.orderNumber,
    productType: "accommodation",
    statusCode: order.statusCode,
    createdAt: order.createdAt.toISOString(),
    property: {
      ...property,
      location: { ...point, isExact: isConfirmed },
      city: language === "ar" ? cityAr : cityEn,
      area: language === "ar" ? areaAr : areaEn,
    },
    checkIn,
    checkOut,
    nights: daysOf({ checkIn: checkIn as Day, checkOut: checkOut as Day }).length,
    total: amount(order.totalMinor, order.currency),
    currency: order.currency,
  };
}

function amount(minor: number, currency: OrderRow["currency"]): number {
  return Number(fromMinorUnits(minor, currency));
}

async function paymentLines(db: Tx, order: OrderRow, paid: readonly PaymentRow[]): Promise<Order["payments"]> {
  const captures = await captureTimes(db, paid);
  return paid.map((payment) => {
    const { id, method, currency, cardLast4, cardBrand, state, amountMinor } = payment;
    const isReturned = payment.capturedMinor > 0 && payment.refundedMinor === payment.capturedMinor;
    const status = isReturned ? "returned" : paymentStatuses[state];
    const confirmedAt = status === "paid" ? order.confirmedAt : null;
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
