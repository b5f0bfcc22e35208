import type { CartProduct } from "#contract/cart.ts";
import type { BothTexts, DocumentContent } from "#domain/document/document-content.ts";
import { type Sale, vatWithin } from "#domain/document/sold-lines.ts";
import { loyaltyMethods } from "#domain/loyalty/methods.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { ownMethod } from "#domain/payment/methods.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import type { PaidBill } from "./read-sale.ts";

/** What a bill sold, and what points and wallet paid of it; `coverText` names the travel cover. */
export type BillSale = { sale: Sale; coverText: BothTexts | null; legs: DocumentContent["payments"] };

type Line = { en: CartProduct; ar: CartProduct; minor: number };

/** The sale of a booking, from its price lines. */
export function saleOfStay({ bill, lines, order }: PaidBill): BillSale {
  const all = linesOf(lines, bill.currency);
  const sumOf = (isWanted: (line: CartProduct) => boolean) =>
    all.filter(({ en }) => isWanted(en)).reduce((sum, { minor }) => sum + minor, 0);
  const stay = all.find(({ en }) => en.type === "accommodation");
  const fee = all.find(({ en }) => en.code === "SERVICE_FEE");
  const cover = all.find(({ en }) => en.type === "insurance");
  const discount = -sumOf(({ type, code }) => type === "rule" && code === "DISCOUNT");
  // Points and wallet are ways to pay; the guest bought the whole stay.
  const legs = all.filter(({ en }) => en.type === "loyalty").map(legPayment);
  const loyalty = legs.reduce((sum, { amount }) => sum + amount, 0);
  const { checkIn, checkOut } = order.chalet;
  return {
    sale: {
      lines: [
        {
          kind: "stay",
          text: namesOf(stay),
          quantity: Number(stay?.en.additionalData.nights ?? nightsOf({ checkIn, checkOut })),
          amount: stay?.minor ?? 0,
          discount,
        },
        ...(fee ? [{ kind: "fee" as const, text: namesOf(fee), quantity: 1, amount: fee.minor, discount: 0 }] : []),
      ],
      vat: sumOf(({ type }) => type === "vat"),
      cover: cover?.minor ?? 0,
      total: bill.amountMinor + loyalty,
    },
    coverText: cover ? namesOf(cover) : null,
    legs,
  };
}

/** The sale of a change: what the guest paid in addition, with money and wallet, and the VAT that it contains. */
export function saleOfChange(paid: PaidBill, rate: number, coveredSoFar: number): BillSale {
  const { bill, lines, order, walletMinor } = paid;
  const total = bill.amountMinor + walletMinor;
  const cover = linesOf(lines, bill.currency).find(({ en }) => en.type === "insurance");
  const added = Math.min(Math.max(0, (cover?.minor ?? 0) - coveredSoFar), total);
  const vat = vatWithin(total - added, rate);
  const amount = total - added - vat;
  return {
    sale: {
      lines: [{ kind: "change", text: changeTexts(order.chalet), quantity: 1, amount, discount: 0 }],
      vat,
      cover: added,
      total,
    },
    coverText: added > 0 && cover ? namesOf(cover) : null,
    legs: walletMinor > 0 ? [{ method: ownMethod, last4: null, amount: walletMinor }] : [],
  };
}

function legPayment({ en, minor }: Line): DocumentContent["payments"][number] {
  const method = loyaltyMethods.find((name) => name === en.category);
  if (!method) throw new Error(`No points pay a line of ${en.category}.`);
  return { method, last4: null, amount: -minor };
}

function linesOf({ en, ar }: PaidBill["lines"], currency: PaidBill["bill"]["currency"]): Line[] {
  return en.map((line, place) => ({
    en: line,
    ar: ar[place] ?? line,
    minor: toMinorUnits(line.displayPrice.total, currency),
  }));
}

function namesOf(line: Line | undefined): BothTexts {
  return { en: line?.en.name ?? "", ar: line?.ar.name ?? "" };
}

function changeTexts({ checkIn, checkOut }: { checkIn: string; checkOut: string }): BothTexts {
  const text = (language: "en" | "ar") =>
    lazyMessagesOf(language).documentMail.changedStay({
      from: displayDay(checkIn as Day, language),
      to: displayDay(checkOut as Day, language),
    });
  return { en: text("en"), ar: text("ar") };
}
