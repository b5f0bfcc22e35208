import type { DocumentContent, DocumentLine } from "#domain/document/document-content.ts";
import type { NationalAddress } from "#domain/document/national-address.ts";
import { sellerAddress } from "#domain/document/sellers.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { element } from "./element.ts";

/** The position of a document in the chain of its seller. */
export type ChainPosition = { id: string; number: string; counter: number; previousHash: string; typeCode?: TypeCode };

/** We issue no debit notes, but the tax authority asks to see one before it gives out a certificate. */
export const typeCodes = { invoice: "388", "credit-note": "381", "debit-note": "383" } as const;
export type TypeCode = (typeof typeCodes)[keyof typeof typeCodes];

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SIMPLIFIED = "0200000";
const FULL = "0100000";
/** UN/ECE code of a payment by card, and of one without a named means. */
const PAYMENT_MEANS = { card: "48", other: "1" };

const namespaces = {
  xmlns: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  "xmlns:ext": "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
};

/** The parts of the XML that are added after it was hashed; empty while there is no signature. */
export type SignatureParts = { extensions: string; qr: string; signature: string };
const unsigned: SignatureParts = { extensions: "", qr: "", signature: "" };

/** A document as UBL 2.1. Credit notes are invoices of another type, as the Saudi tax authority asks. */
export function ublInvoice(content: DocumentContent, position: ChainPosition, parts = unsigned): string {
  const [day, time] = issueTime(content);
  const type = position.typeCode ?? typeCodes[content.kind === "credit-note" ? "credit-note" : "invoice"];
  const invoice = element(
    "Invoice",
    [
      parts.extensions,
      element("cbc:ProfileID", "reporting:1.0"),
      element("cbc:ID", position.number),
      element("cbc:UUID", position.id),
      element("cbc:IssueDate", day),
      element("cbc:IssueTime", time),
      element("cbc:InvoiceTypeCode", type, { name: content.buyer ? FULL : SIMPLIFIED }),
      element("cbc:DocumentCurrencyCode", content.currency),
      element("cbc:TaxCurrencyCode", content.tax?.currency ?? content.currency),
      correction(content),
      reference("ICV", [element("cbc:UUID", String(position.counter))]),
      reference("PIH", [attached(position.previousHash)]),
      parts.qr && reference("QR", [attached(parts.qr)]),
      parts.signature,
      supplier(content),
      customer(content),
      element("cac:Delivery", [element("cbc:ActualDeliveryDate", content.supplyDay)]),
      paymentMeans(content),
      ...taxTotals(content),
      monetaryTotal(content),
      ...content.lines.map((line, index) => invoiceLine(content, line, index + 1)),
    ],
    namespaces,
  );
  return DECLARATION + invoice;
}

/** Day and time as the QR code has them, in UTC. */
function issueTime({ issuedAt }: DocumentContent): [day: string, time: string] {
  return [issuedAt.slice(0, 10), `${issuedAt.slice(11, 19)}Z`];
}

function correction({ corrects }: DocumentContent): string {
  if (!corrects) return "";
  const id = element("cbc:ID", corrects.number);
  return element("cac:BillingReference", [element("cac:InvoiceDocumentReference", [id])]);
}

function reference(id: string, content: string[]): string {
  return element("cac:AdditionalDocumentReference", [element("cbc:ID", id), ...content]);
}

function attached(base64: string): string {
  const object = element("cbc:EmbeddedDocumentBinaryObject", base64, { mimeCode: "text/plain" });
  return element("cac:Attachment", [object]);
}

function supplier({ seller, paper }: DocumentContent): string {
  const registration = element("cbc:ID", seller.registration, { schemeID: "CRN" });
  const parts = seller.nationalAddress && sellerAddress(seller.nationalAddress, "ar");
  return element("cac:AccountingSupplierParty", [
    element("cac:Party", [
      element("cac:PartyIdentification", [registration]),
      postalAddress(parts ?? seller.addressAr, paper.taxCountry ?? ""),
      taxScheme(seller.vatNumber),
      element("cac:PartyLegalEntity", [element("cbc:RegistrationName", seller.legalNameAr)]),
    ]),
  ]);
}

function customer({ buyer, guestName, paper }: DocumentContent): string {
  const party = buyer
    ? [postalAddress(buyer.nationalAddress ?? buyer.address, paper.taxCountry ?? ""), taxScheme(buyer.vatNumber)]
    : [];
  const name = element("cbc:RegistrationName", buyer?.name ?? guestName);
  return element("cac:AccountingCustomerParty", [
    element("cac:Party", [...party, element("cac:PartyLegalEntity", [name])]),
  ]);
}

/** In the order of UBL; one line where the parts of the address are not known. */
function postalAddress(address: NationalAddress | string, country: string): string {
  const code = element("cac:Country", [element("cbc:IdentificationCode", country)]);
  if (typeof address === "string") return element("cac:PostalAddress", [element("cbc:StreetName", address), code]);
  return element("cac:PostalAddress", [
    element("cbc:StreetName", address.street),
    element("cbc:BuildingNumber", address.buildingNumber),
    element("cbc:CitySubdivisionName", address.district),
    element("cbc:CityName", address.city),
    element("cbc:PostalZone", address.postalCode),
    code,
  ]);
}

function taxScheme(vatNumber: string): string {
  return element("cac:PartyTaxScheme", [element("cbc:CompanyID", vatNumber), vatScheme()]);
}

function vatScheme(): string {
  return element("cac:TaxScheme", [element("cbc:ID", "VAT")]);
}

function paymentMeans({ payments, reason }: DocumentContent): string {
  const code = payments.some(({ last4 }) => last4) ? PAYMENT_MEANS.card : PAYMENT_MEANS.other;
  const note = reason ? [element("cbc:InstructionNote", reason.ar)] : [];
  return element("cac:PaymentMeans", [element("cbc:PaymentMeansCode", code), ...note]);
}

function taxTotals(content: DocumentContent): string[] {
  const { totals, tax, paper } = content;
  const subtotal = element("cac:TaxSubtotal", [
    money(content, "cbc:TaxableAmount", totals.net),
    money(content, "cbc:TaxAmount", totals.vat),
    taxCategory("cac:TaxCategory", paper.rate),
  ]);
  const declared = tax
    ? element("cbc:TaxAmount", fromMinorUnits(tax.vat, tax.currency), { currencyID: tax.currency })
    : money(content, "cbc:TaxAmount", totals.vat);
  return [
    element("cac:TaxTotal", [money(content, "cbc:TaxAmount", totals.vat), subtotal]),
    element("cac:TaxTotal", [declared]),
  ];
}

function taxCategory(name: string, rate: number): string {
  return element(name, [element("cbc:ID", rate > 0 ? "S" : "O"), element("cbc:Percent", rate.toFixed(2)), vatScheme()]);
}

function monetaryTotal(content: DocumentContent): string {
  const { net, gross } = content.totals;
  return element("cac:LegalMonetaryTotal", [
    money(content, "cbc:LineExtensionAmount", net),
    money(content, "cbc:TaxExclusiveAmount", net),
    money(content, "cbc:TaxInclusiveAmount", gross),
    money(content, "cbc:PayableAmount", gross),
  ]);
}

/** The price is that of all units together, so that prices of single nights need no rounding. */
function invoiceLine(content: DocumentContent, line: DocumentLine, id: number): string {
  const quantity = String(line.quantity);
  const discount = element("cac:AllowanceCharge", [
    element("cbc:ChargeIndicator", "false"),
    element("cbc:AllowanceChargeReason", "discount"),
    money(content, "cbc:Amount", line.discount),
  ]);
  return element("cac:InvoiceLine", [
    element("cbc:ID", String(id)),
    element("cbc:InvoicedQuantity", quantity, { unitCode: "PCE" }),
    money(content, "cbc:LineExtensionAmount", line.net),
    line.discount > 0 ? discount : "",
    element("cac:TaxTotal", [
      money(content, "cbc:TaxAmount", line.vat),
      money(content, "cbc:RoundingAmount", line.gross),
    ]),
    element("cac:Item", [
      element("cbc:Name", line.text.ar),
      taxCategory("cac:ClassifiedTaxCategory", content.paper.rate),
    ]),
    element("cac:Price", [
      money(content, "cbc:PriceAmount", line.amount),
      element("cbc:BaseQuantity", quantity, { unitCode: "PCE" }),
    ]),
  ]);
}

function money({ currency }: DocumentContent, name: string, minor: number): string {
  return element(name, fromMinorUnits(minor, currency), { currencyID: currency });
}
