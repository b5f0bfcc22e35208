import { eq } from "drizzle-orm";
import { handlerOf } from "#api/item/item-kinds.ts";
import { endOf, firstItem, guestsOf } from "#api/item/order-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { currencyRates } from "#api/schema/currency.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { DocumentContent } from "#domain/document/document-content.ts";
import { type DocumentTerms, documentTerms, kindOfSale } from "#domain/document/document-terms.ts";
import type { Sellers } from "#domain/document/sellers.ts";
import { invoiceLines } from "#domain/document/sold-lines.ts";
import { taxTotals } from "#domain/document/tax-totals.ts";
import { siteById } from "#domain/site/sites.ts";
import { localTime } from "#domain/stay/time-zone.ts";
import { buyerOf } from "./buyer.ts";
import type { PaidBill } from "./read-sale.ts";
import type { BillSale } from "./sale-of-bill.ts";

export function termsOfBill({ bill, homeCountry }: PaidBill): DocumentTerms {
  return documentTerms(siteById(bill.siteId), homeCountry);
}

type Invoiced = { paid: PaidBill; billSale: BillSale; sellers: Sellers; issuedAt: Date; isReported: boolean };

/** The content of the invoice or receipt of a bill. */
export async function invoiceContent(
  tx: Tx,
  { paid, billSale, sellers, issuedAt, isReported }: Invoiced,
): Promise<DocumentContent> {
  const { bill, payment, order } = paid;
  const terms = termsOfBill(paid);
  const { lines, totals } = invoiceLines(billSale.sale);
  const buyer = await buyerOf(tx, { userId: order.userId, terms, isReported });
  const timeZone = endOf(order).timeZone;
  const { day } = localTime(issuedAt, timeZone);
  const tax = terms.taxCurrency && {
    from: bill.currency,
    to: terms.taxCurrency,
    perRiyal: { from: paid.rate, to: await ratePerRiyal(tx, terms.taxCurrency, paid) },
    day,
  };
  return {
    kind: kindOfSale(terms),
    paper: terms,
    seller: sellers[terms.sellerId],
    buyer,
    issuedAt: issuedAt.toISOString(),
    timeZone,
    ...subjectOf(order),
    currency: bill.currency,
    lines,
    coverText: billSale.coverText,
    totals,
    tax: tax && taxTotals(totals, tax),
    payments: [{ method: payment.method, last4: payment.cardLast4, amount: bill.amountMinor }, ...billSale.legs],
    corrects: null,
    reason: null,
  };
}

/** A document names the first item; its lines have all of them. */
function subjectOf(order: OrderRow) {
  const { firstName, lastName } = guestsOf(order);
  const first = firstItem(order);
  return {
    ...handlerOf(first).document.subject(first),
    orderNumber: order.orderNumber,
    guestName: `${firstName} ${lastName}`.trim(),
  };
}

/** The rate of the day on which the document is issued; the currency of the bill keeps the rate at which it was sold. */
async function ratePerRiyal(tx: Tx, currency: string, { bill, rate }: PaidBill): Promise<number> {
  if (currency === bill.currency) return rate;
  if (currency === "SAR") return 1;
  const [row] = await tx
    .select({ rate: currencyRates.rate })
    .from(currencyRates)
    .where(eq(currencyRates.code, currency));
  if (!row) throw new Error(`There is no rate of ${currency}.`);
  return row.rate;
}
