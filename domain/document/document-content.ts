import type { CurrencyCode } from "#domain/money/currency.ts";
import type { RefundMethod } from "#domain/order/refund.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import type { DocumentKind } from "./document-kind.ts";
import type { DocumentTerms } from "./document-terms.ts";
import type { NationalAddress } from "./national-address.ts";
import type { Seller } from "./sellers.ts";

export type BothTexts = { en: string; ar: string };

/** One line of a document, in minor units: `amount − discount = net`, `net + vat = gross`. */
export type DocumentLine = {
  kind: "stay" | "fee" | "change";
  text: BothTexts;
  quantity: number;
  amount: number;
  discount: number;
  net: number;
  vat: number;
  gross: number;
};

/** Minor units: `net + vat = gross`, `gross + collected = total`. */
export type DocumentTotals = {
  net: number;
  vat: number;
  gross: number;
  /** Travel cover that we collect for the insurer, outside our VAT. */
  collected: number;
  total: number;
};

/** The same amounts in the currency in which VAT is declared. */
export type TaxTotals = {
  currency: CurrencyCode;
  /** Units of `currency` for one unit of the document's currency, as a decimal text. */
  rate: string;
  day: string;
  net: number;
  vat: number;
  gross: number;
};

/** `address` is what is printed. */
export type Buyer = {
  name: string;
  address: string;
  vatNumber: string;
  /** Missing in documents from before guests gave it, and outside Saudi Arabia. */
  nationalAddress?: NationalAddress | undefined;
};

/** Everything that a document says, as it was when it was issued; never changed. */
export type DocumentContent = {
  kind: DocumentKind;
  /** Stored documents have it under this name. */
  paper: DocumentTerms;
  seller: Seller;
  /** The buyer of a full tax invoice; `null` in a simplified one. */
  buyer: Buyer | null;
  issuedAt: string;
  timeZone: TimeZone;
  /** The day of the supply: check-out. */
  supplyDay: string;
  orderNumber: string;
  guestName: string;
  home: BothTexts;
  checkIn: string;
  checkOut: string;
  currency: CurrencyCode;
  lines: DocumentLine[];
  /** The name of the travel cover, when there is one. */
  coverText: BothTexts | null;
  totals: DocumentTotals;
  tax: TaxTotals | null;
  payments: { method: RefundMethod; last4: string | null; amount: number }[];
  /** The document that a credit note corrects, and why. */
  corrects: { documentId: string; number: string; issuedAt: string } | null;
  reason: BothTexts | null;
};
