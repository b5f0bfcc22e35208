import { handlerOf } from "#api/item/item-kinds.ts";
import type { SoldLine } from "#api/item/kind/item-handler.ts";
import { firstItem, priceLinesOf } from "#api/item/order-items.ts";
import type { CartProduct } from "#contract/cart/cart.ts";
import type { BothTexts, DocumentContent } from "#domain/document/document-content.ts";
import { type Sale, vatWithin } from "#domain/document/sold-lines.ts";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { ownMethod } from "#domain/payment/methods.ts";
import type { PaidBill, SaleLines } from "./read-sale.ts";

/** What a bill sold, and what points and wallet paid of it; `coverText` names the travel cover. */
export type BillSale = { sale: Sale; coverText: BothTexts | null; legs: DocumentContent["payments"] };

/** The sale of a booking, from its price lines. */
export function saleOfBooking({ bill, order }: PaidBill, lines: SaleLines): BillSale {
  const all = linesOf(lines, bill.currency);
  const sumOf = (isWanted: (line: CartProduct) => boolean) =>
    all.filter(({ en }) => isWanted(en)).reduce((sum, { minor }) => sum + minor, 0);
  const cover = all.find(({ en }) => en.type === "insurance");
  // Points and wallet are ways to pay; the guest bought the whole stay.
  const legs = all.filter(({ en }) => en.type === "loyalty").map(legPayment);
  const loyalty = legs.reduce((sum, { amount }) => sum + amount, 0);
  return {
    sale: {
      lines: order.items.flatMap((item) => handlerOf(item).document.lines(item, all)),
      vat: sumOf(({ type }) => type === "vat"),
      cover: cover?.minor ?? 0,
      total: bill.amountMinor + loyalty,
    },
    coverText: cover ? namesOf(cover) : null,
    legs,
  };
}

/** What the wallet paid of the change, and the travel cover in earlier documents, in minor units. */
type Before = { walletMinor: number; coveredSoFar: number };

/** The sale of a change: what the guest paid in addition, with money and wallet, and the VAT that it contains. */
export function saleOfChange({ bill, order }: PaidBill, rate: number, before: Before): BillSale {
  const { walletMinor, coveredSoFar } = before;
  const total = bill.amountMinor + walletMinor;
  const cover = linesOf(priceLinesOf(order), bill.currency).find(({ en }) => en.type === "insurance");
  const added = Math.min(Math.max(0, (cover?.minor ?? 0) - coveredSoFar), total);
  const vat = vatWithin(total - added, rate);
  const amount = total - added - vat;
  const first = firstItem(order);
  return {
    sale: {
      lines: [{ kind: "change", text: handlerOf(first).document.changeText(first), quantity: 1, amount, discount: 0 }],
      vat,
      cover: added,
      total,
    },
    coverText: added > 0 && cover ? namesOf(cover) : null,
    legs: walletMinor > 0 ? [{ method: ownMethod, last4: null, amount: walletMinor }] : [],
  };
}

function legPayment({ en, minor }: SoldLine): DocumentContent["payments"][number] {
  const method = loyaltyMethods.find((name) => name === en.category);
  if (!method) throw new Error(`No points pay a line of ${en.category}.`);
  return { method, last4: null, amount: -minor };
}

function linesOf({ en, ar }: SaleLines, currency: PaidBill["bill"]["currency"]): SoldLine[] {
  return en.map((line, index) => ({
    en: line,
    ar: ar[index] ?? line,
    minor: toMinorUnits(line.displayPrice.total, currency),
  }));
}

function namesOf({ en, ar }: SoldLine): BothTexts {
  return { en: en.name, ar: ar.name };
}
