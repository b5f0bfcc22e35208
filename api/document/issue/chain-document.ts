import { canonicalHash } from "#api/document/xml/canonical-hash.ts";
import { signatureParts } from "#api/document/xml/signature-parts.ts";
import type { Stamp } from "#api/document/xml/stamp.ts";
import type { DocumentContent } from "#domain/document/document-content.ts";
import { type TlvField, tlvBytes } from "#domain/document/tlv.ts";
import { type ChainPosition, ublInvoice } from "#domain/document/xml/ubl-invoice.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";

/** A Saudi document as the tax authority reads it: its XML, the hash of that and its QR code. */
export function chainDocument(content: DocumentContent, position: ChainPosition, stamp: Stamp | null) {
  const plain = ublInvoice(content, position);
  const hash = canonicalHash(plain);
  if (!stamp) return { hash, xml: plain, qr: qrText(content) };
  const signature = stamp.sign(hash);
  const qr = qrText(content, [
    [6, hash],
    [7, signature],
    [8, stamp.publicKey],
    // The authority signs full invoices itself.
    ...(content.buyer ? [] : ([[9, stamp.certificateSignature]] satisfies TlvField[])),
  ]);
  const parts = signatureParts({ hash, signature, signedAt: secondOf(content), qr }, stamp);
  return { hash, xml: ublInvoice(content, position, parts), qr };
}

/** Amounts are those in riyals, because the code has no currency. */
function qrText(content: DocumentContent, more: readonly TlvField[] = []): string {
  const { seller, tax } = content;
  if (!tax) throw new Error("A document of the chain has no tax.");
  const bytes = tlvBytes([
    [1, seller.legalNameAr],
    [2, seller.vatNumber],
    [3, secondOf(content)],
    [4, fromMinorUnits(tax.gross, tax.currency)],
    [5, fromMinorUnits(tax.vat, tax.currency)],
    ...more,
  ]);
  return Buffer.from(bytes).toString("base64");
}

function secondOf({ issuedAt }: DocumentContent): string {
  return `${issuedAt.slice(0, 19)}Z`;
}
