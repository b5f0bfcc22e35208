import { chainDocument } from "#api/document/issue/chain-document.ts";
import type { DocumentRow } from "#api/schema/document.ts";
import { creditOf } from "#domain/document/credit-note.ts";
import type { DocumentContent } from "#domain/document/document-content.ts";
import { documentTerms } from "#domain/document/document-terms.ts";
import { FIRST_HASH } from "#domain/document/first-hash.ts";
import { sampleSellers } from "#domain/document/sellers.ts";
import { invoiceLines } from "#domain/document/sold-lines.ts";
import { taxTotals } from "#domain/document/tax-totals.ts";
import { type CurrencyCode, rates } from "#domain/money/currency.ts";
import { type SiteId, siteById } from "#domain/site/sites.ts";

const issuedAt = "2026-11-16T13:30:00.000Z";
const home = { en: "Qamra Chalet", ar: "شاليه قمرا" };
const fee = { en: "Service fee", ar: "رسوم الخدمة" };
const cover = { en: "Full cover", ar: "تغطية شاملة" };

type Given = {
  siteId: SiteId;
  homeCountry: string;
  currency: CurrencyCode;
  cover?: number;
  buyer?: DocumentContent["buyer"];
};

/** A stay of three nights; amounts are minor units. */
function aContent({ siteId, homeCountry, currency, cover: covered = 0, buyer = null }: Given): DocumentContent {
  const terms = documentTerms(siteById(siteId), homeCountry);
  const [amount, discount, feeAmount] = [250_000, 38_500, 5_250];
  const net = amount - discount + feeAmount;
  const vat = Math.round((net * terms.rate) / 100);
  const { lines, totals } = invoiceLines({
    lines: [
      { kind: "stay", text: home, quantity: 3, amount, discount },
      { kind: "fee", text: fee, quantity: 1, amount: feeAmount, discount: 0 },
    ],
    vat,
    cover: covered,
    total: net + vat + covered,
  });
  const exchange = terms.taxCurrency && {
    from: currency,
    to: terms.taxCurrency,
    perRiyal: { from: rates[currency], to: rates[terms.taxCurrency] },
    day: "2026-11-16",
  };
  return {
    kind: terms.taxCountry ? "invoice" : "receipt",
    paper: terms,
    seller: sampleSellers[terms.sellerId],
    buyer,
    issuedAt,
    timeZone: "Asia/Riyadh",
    supplyDay: "2026-12-05",
    orderNumber: "C123456789",
    guestName: "نورة العتيبي (Noura)",
    home,
    checkIn: "2026-12-02",
    checkOut: "2026-12-05",
    currency,
    lines,
    coverText: covered > 0 ? cover : null,
    totals,
    tax: exchange && taxTotals(totals, exchange),
    payments: [{ method: "card", last4: "4242", amount: totals.total }],
    corrects: null,
    reason: null,
  };
}

function aDocument(number: string, content: DocumentContent): DocumentRow {
  const position = { id: "018f0000-0000-7000-8000-000000000001", number, counter: 1, previousHash: FIRST_HASH };
  const isChained = content.paper.code === "tlv";
  const qr = isChained
    ? chainDocument(content, position, null).qr
    : "https://www.mabeet.ae/ar/document/8sNfVgqXy2mWc7bT";
  const { kind, paper } = content;
  return {
    ...{ id: position.id, number, kind, seller: paper.sellerId, template: 1, qr, content },
    issuedAt: new Date(content.issuedAt),
  } as DocumentRow;
}

/** A document of each kind, as guests get them. */
export function sampleDocuments(): Record<string, DocumentRow> {
  const sold = aContent({ siteId: "mabeet-SA", homeCountry: "SA", currency: "SAR", cover: 5_400 });
  const foreign = aContent({ siteId: "tajawal-AE", homeCountry: "AE", currency: "USD", buyer: aBuyer });
  const receipt = aContent({ siteId: "mabeet-KW", homeCountry: "KW", currency: "KWD" });
  const credited: DocumentContent = {
    ...sold,
    ...creditOf(sold, [], 100_000),
    kind: "credit-note",
    payments: [{ method: "card", last4: "4242", amount: 100_000 }],
    corrects: { documentId: "", number: "MSA-26-0000001", issuedAt },
    reason: { en: "Cancellation of the booking", ar: "إلغاء الحجز" },
  };
  return {
    invoice: aDocument("MSA-26-0000001", sold),
    "full-invoice": aDocument("TAE-26-0000042", foreign),
    "credit-note": aDocument("MSAC-26-0000007", credited),
    receipt: aDocument("MKWR-26-0000003", receipt),
  };
}

const aBuyer = {
  name: "شركة الواحة للتجارة (Oasis Trading LLC)",
  address: "Office 1204, Business Bay, Dubai, P.O. Box 12345, +971 4 000 0000",
  vatNumber: "100000000000003",
};
