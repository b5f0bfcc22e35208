import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { documents } from "#api/schema/document.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { type BillKind, billKinds } from "#domain/payment/bill.ts";
import { boughtLines, type PaidBill, walletOfChange } from "./read-sale.ts";
import { type BillSale, saleOfBooking, saleOfChange } from "./sale-of-bill.ts";

/** How a kind of bill is invoiced. */
type BillDocument = {
  /** Whether the documents of earlier bills of the order come first. */
  isAfterOthers: boolean;
  /** `vatPercent` is the rate of the country. */
  sale: (tx: Tx, paid: PaidBill, vatPercent: number) => Promise<BillSale>;
  /** Since when the guest expects the document; `null` when its email announces it. */
  expectedSince: (order: OrderRow) => Date | null;
};

/** By kind of bill. A gift card is no sale yet: VAT is charged for the stay that it pays for. */
const billDocuments: Record<BillKind, BillDocument | null> = {
  stay: {
    isAfterOthers: false,
    sale: async (tx, paid) => saleOfBooking(paid, await boughtLines(tx, paid)),
    expectedSince: ({ confirmedAt }) => confirmedAt,
  },
  change: {
    isAfterOthers: true,
    sale: async (tx, paid, vatPercent) => {
      const { bill, order } = paid;
      const walletMinor = await walletOfChange(tx, bill.id);
      const before = { walletMinor, coveredSoFar: await coveredSoFar(tx, order.id) };
      return saleOfChange(paid, vatPercent, before);
    },
    expectedSince: () => null,
  },
  gift: null,
};

export function documentOf(kind: BillKind): BillDocument | null {
  return billDocuments[kind];
}

/** The kinds of bills that have documents. */
export const documentedKinds = billKinds.filter((kind) => billDocuments[kind] !== null);

/** The travel cover in the documents of an order, in minor units. */
async function coveredSoFar(tx: Tx, orderId: string): Promise<number> {
  const rows = await tx
    .select({ kind: documents.kind, collected: documents.collectedMinor })
    .from(documents)
    .where(eq(documents.orderId, orderId));
  return rows.reduce((sum, { kind, collected }) => sum + (kind === "credit-note" ? -collected : collected), 0);
}
