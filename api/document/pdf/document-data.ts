import { printedQr } from "#api/document/xml/cleared-invoice.ts";
import { mailColours } from "#api/platform/messaging/mail-colours.ts";
import type { DocumentRow } from "#api/schema/document.ts";
import type { BothTexts, DocumentContent, DocumentLine, TaxTotals } from "#domain/document/document-content.ts";
import type { Language } from "#domain/language/language.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import type { RefundMethod } from "#domain/order/refund.ts";
import { methodRow } from "#domain/payment/methods.ts";
import type { Brand } from "#domain/site/site-rows.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { localTime } from "#domain/stay/time-zone.ts";
import { isolated } from "#domain/text/isolated.ts";
import { qrSvg } from "./qr-svg.ts";

type Drawn = Pick<DocumentRow, "number" | "qr" | "clearedXml" | "seller" | "content">;
type Value = string | BothTexts;

/** What the templates of version 1 read. Texts of people are isolated, so that they do not change the order around them. */
export function documentData(document: Drawn, language: Language) {
  const { number, seller, content } = document;
  const isTax = content.paper.taxCountry !== null;
  return {
    lang: language,
    accent: mailColours[seller.split("-")[0] as Brand].light.primary,
    number,
    seller: {
      name: { en: content.seller.legalNameEn, ar: content.seller.legalNameAr },
      address: { en: content.seller.addressEn, ar: content.seller.addressAr },
      vatNumber: isTax ? content.seller.vatNumber : null,
      registration: content.seller.registration,
    },
    vatLabel: content.paper.taxCountry === "AE" ? "trn" : "vatNumber",
    buyer: content.buyer && {
      name: isolated(content.buyer.name),
      address: isolated(content.buyer.address),
      vatNumber: content.buyer.vatNumber,
    },
    facts: factsOf(content),
    currency: content.currency,
    rate: `${content.paper.rate}%`,
    columns: isTax
      ? ["quantity", "unit", "discount", "net", "rate", "vat", "gross"]
      : ["quantity", "unit", "discount", "gross"],
    lines: content.lines.map((line) => lineOf(line, content)),
    totals: totalsOf(content, isTax),
    tax: content.tax && content.tax.currency !== content.currency ? taxOf(content.tax, content.currency) : null,
    paymentLabel: content.kind === "credit-note" ? "refund" : "payment",
    payments: content.payments
      .filter(({ amount }) => amount > 0)
      .map(({ method, last4, amount }) => [methodText(method, last4), amountText(amount, content.currency)]),
    qr: qrSvg(printedQr(document)),
  };
}

function factsOf(content: DocumentContent): [key: string, value: Value][] {
  const { corrects, reason } = content;
  return [
    ["issued", bothDays(content.issuedAt, content)],
    ["supplied", bothTexts((language) => displayDay(content.supplyDay as Day, language))],
    ["order", content.orderNumber],
    ["guest", bothTexts(() => isolated(content.guestName))],
    ["home", { en: isolated(content.home.en), ar: isolated(content.home.ar) }],
    ["stay", bothTexts((language) => stayText(content, language))],
    ...(corrects ? ([["corrects", corrects.number]] satisfies [string, Value][]) : []),
    ...(reason ? ([["reason", reason]] satisfies [string, Value][]) : []),
  ];
}

function bothDays(instant: string, { timeZone }: DocumentContent): BothTexts {
  const { day, time } = localTime(new Date(instant), timeZone);
  return bothTexts((language) => `${displayDay(day, language)}  ${leftToRight(time)}`);
}

function stayText({ checkIn, checkOut }: DocumentContent, language: Language): string {
  return `${displayDay(checkIn as Day, language)} – ${displayDay(checkOut as Day, language)}`;
}

/** The unit price is the mean of the nights, cut to the currency's decimals; the net amount is exact. */
function lineOf(line: DocumentLine, { currency, paper }: DocumentContent) {
  const text = (minor: number) => amountText(minor, currency);
  return {
    text: { en: isolated(line.text.en), ar: isolated(line.text.ar) },
    quantity: String(line.quantity),
    unit: text(Math.floor(line.amount / line.quantity)),
    discount: line.discount > 0 ? `−${text(line.discount)}` : "–",
    net: text(line.net),
    rate: `${paper.rate}%`,
    vat: text(line.vat),
    gross: text(line.gross),
  };
}

type Row = [key: string, value: string, isStrong: boolean];

/** A receipt says nothing of VAT, also where the rate is 0 %. */
function totalsOf({ totals, currency, kind }: DocumentContent, isTax: boolean): Row[] {
  const text = (minor: number) => amountText(minor, currency);
  const last = kind === "credit-note" ? "returned" : "paid";
  const rows: Row[] = isTax
    ? [
        ["totalNet", text(totals.net), false],
        ["totalVat", text(totals.vat), false],
        ["totalGross", text(totals.gross), totals.collected === 0],
      ]
    : [["subtotal", text(totals.net), false]];
  const collected: Row[] = [["collected", text(totals.collected), false]];
  if (totals.collected > 0) return [...rows, ...collected, [last, text(totals.total), true]];
  return isTax ? rows : [...rows, [last, text(totals.total), true]];
}

function taxOf({ currency, rate, day, net, vat, gross }: TaxTotals, from: CurrencyCode) {
  return {
    currency,
    rate: `1 ${from} = ${rate} ${currency}`,
    day: bothTexts((language) => displayDay(day as Day, language)),
    amounts: [
      ["taxNet", amountText(net, currency)],
      ["taxVat", amountText(vat, currency)],
      ["taxGross", amountText(gross, currency)],
    ],
  };
}

function methodText(method: RefundMethod, last4: string | null): BothTexts {
  return bothTexts((language) => {
    const { methods } = lazyMessagesOf(language).paid;
    const name = isProgramme(method) ? methods[method] : methods[methodRow(method).words];
    return last4 ? `${name} ${leftToRight(`•••• ${last4}`)}` : name;
  });
}

/** All decimals of the currency, with thousands separators. */
export function amountText(minor: number, currency: CurrencyCode): string {
  const [whole = "", fraction = ""] = fromMinorUnits(minor, currency).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

export function bothTexts(write: (language: Language) => string): BothTexts {
  return { en: write("en"), ar: write("ar") };
}

function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
