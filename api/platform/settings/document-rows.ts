import { z } from "zod";
import { type Seller, type Sellers, sampleSellers, sellerIds } from "#domain/document/sellers.ts";
import { row } from "./setting-row.ts";
import { httpUrl, oneOf, text } from "./setting-values.ts";

const Name = z.string().min(1).max(200);
const SellerRow = z.strictObject({
  legalNameEn: Name,
  legalNameAr: Name,
  vatNumber: z.string().regex(/^(\d{15})?$/),
  registration: z.string().min(1).max(40),
  addressEn: Name,
  addressAr: Name,
}) satisfies z.ZodType<Seller>;
const SellerTable: z.ZodType<Sellers> = z.record(z.enum(sellerIds), SellerRow);

const sellers = z.string().transform((written, context): Sellers => {
  if (written === "sample") return sampleSellers;
  const read = SellerTable.safeParse(parsed(written));
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join(".") || "the whole";
  context.addIssue({
    code: "custom",
    message: `must be JSON with a row for each of ${sellerIds.join(", ")}: ${where}`,
  });
  return z.NEVER;
});

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

/** Who sells for tax, and how documents are reported to the Saudi tax authority. */
export const documentRows = {
  sellers: row(
    "SELLERS",
    "sample",
    sellers,
    "Who sells for tax, as JSON with one row per brand and VAT country: `legalNameEn`, `legalNameAr`, `vatNumber`, `registration`, `addressEn`, `addressAr`. Without it invoices have invented sellers",
    "production",
  ),
  eInvoiceUrl: row(
    "E_INVOICE_URL",
    null,
    httpUrl,
    "URL of the Saudi tax authority's gateway: `https://gw-fatoora.zatca.gov.sa/e-invoicing/core`, for its simulation `…/simulation`; without it the sandbox plays it",
    "phase 2 in production",
  ),
  eInvoicePhase: row(
    "E_INVOICE_PHASE",
    "1",
    oneOf("1", "2"),
    "Phase of Saudi e-invoicing: 1 prints the QR code, 2 also signs documents and reports them",
  ),
  eInvoiceKey: row("E_INVOICE_KEY", null, text, "Private key (PEM, secp256k1) that signs documents", "phase 2"),
  eInvoiceCertificate: row(
    "E_INVOICE_CERTIFICATE",
    null,
    text,
    "Certificate of the tax authority for that key (base64 of DER); `einvoice-onboard` writes this, the key and the secret",
    "phase 2",
  ),
  eInvoiceSecret: row("E_INVOICE_SECRET", null, text, "Secret that the tax authority issued with it", "phase 2"),
};
