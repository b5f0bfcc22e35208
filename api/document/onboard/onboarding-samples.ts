import { randomUUID } from "node:crypto";
import { chainDocument } from "#api/document/issue/chain-document.ts";
import type { Stamp } from "#api/document/xml/stamp.ts";
import { creditOf } from "#domain/document/credit-note.ts";
import type { Buyer, DocumentContent } from "#domain/document/document-content.ts";
import { documentTerms } from "#domain/document/document-terms.ts";
import { FIRST_HASH } from "#domain/document/first-hash.ts";
import { addressLine } from "#domain/document/national-address.ts";
import type { Seller } from "#domain/document/sellers.ts";
import { invoiceLines, vatWithin } from "#domain/document/sold-lines.ts";
import { type TypeCode, typeCodes } from "#domain/document/xml/ubl-invoice.ts";
import { siteById } from "#domain/site/sites.ts";

/** A document that the authority looks at before it gives out a certificate; it is no invoice of anybody. */
export type OnboardingSample = { name: string; id: string; hash: string; xml: string };

type Sampled = { seller: Seller; siteId: "mabeet-SA" | "tajawal-SA"; stamp: Stamp; issuedAt: Date };

const GROSS = 115_000;
const NIGHTS = 2;
const DAY_CHARACTERS = 10;
const home = { en: "Sample chalet", ar: "شاليه نموذجي" };
const reason = { en: "Sample correction", ar: "تصحيح نموذجي" };
const forms = ["standard", "simplified"] as const;
const nationalAddress = {
  buildingNumber: "1111",
  street: "طريق الأمير سلطان",
  district: "المروج",
  city: "الرياض",
  postalCode: "12222",
};
const madeUpBuyer: Buyer = {
  name: "Sample buyer",
  address: addressLine(nationalAddress),
  vatNumber: "399999999900003",
  nationalAddress,
};

/** Invoice, credit note and debit note, full and simplified, in one chain. */
export function onboardingSamples(sampled: Sampled): OnboardingSample[] {
  let previousHash = FIRST_HASH;
  const kinds = forms.flatMap((form) =>
    Object.entries(typeCodes).map(([kind, typeCode]) => ({ form, name: `${form} ${kind}`, kind, typeCode })),
  );
  return kinds.map(({ form, name, kind, typeCode }, index) => {
    const counter = index + 1;
    const buyer = form === "standard" ? madeUpBuyer : null;
    const content = contentOf(sampled, { buyer, isCorrection: kind !== "invoice" });
    const position = {
      id: randomUUID(),
      number: `SAMPLE-${counter}`,
      counter,
      previousHash,
      typeCode: typeCode as TypeCode,
    };
    const { hash, xml } = chainDocument(content, position, sampled.stamp);
    previousHash = hash;
    return { name, id: position.id, hash, xml };
  });
}

type Form = { buyer: Buyer | null; isCorrection: boolean };

function contentOf({ seller, siteId, issuedAt }: Sampled, { buyer, isCorrection }: Form): DocumentContent {
  const terms = documentTerms(siteById(siteId), "SA");
  const vat = vatWithin(GROSS, terms.rate);
  const net = GROSS - vat;
  const stay = { kind: "stay", text: home, quantity: NIGHTS, amount: net, discount: 0 } as const;
  const { lines, totals } = invoiceLines({ lines: [stay], vat, cover: 0, total: GROSS });
  const day = issuedAt.toISOString().slice(0, DAY_CHARACTERS);
  const invoice: DocumentContent = {
    kind: "invoice",
    paper: terms,
    seller,
    buyer,
    issuedAt: issuedAt.toISOString(),
    timeZone: "Asia/Riyadh",
    supplyDay: day,
    orderNumber: "SAMPLE",
    guestName: "Sample guest",
    home,
    checkIn: day,
    checkOut: day,
    currency: "SAR",
    lines,
    coverText: null,
    totals,
    tax: { currency: "SAR", rate: "1", day, net: totals.net, vat: totals.vat, gross: totals.gross },
    payments: [{ method: "card", last4: null, amount: totals.total }],
    corrects: null,
    reason: null,
  };
  if (!isCorrection) return invoice;
  const corrects = { documentId: "", number: "SAMPLE-1", issuedAt: invoice.issuedAt };
  return { ...invoice, ...creditOf(invoice, [], GROSS), kind: "credit-note", corrects, reason };
}
