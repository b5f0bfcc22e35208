import { z } from "zod";
import { BUILDING_NUMBER, POSTAL_CODE } from "#domain/document/national-address.ts";
import {
  printedAddress,
  type Seller,
  type SellerAddress,
  type SellerId,
  type Sellers,
  sampleSellers,
  sellerIds,
} from "#domain/document/sellers.ts";
import { row } from "./setting-row.ts";
import { httpUrl, oneOf, text } from "./setting-values.ts";

const Name = z.string().min(1).max(200);
const AddressPart = z.string().trim().min(1).max(100);
const Address = z.strictObject({
  buildingNumber: z.string().regex(BUILDING_NUMBER, "must have four digits"),
  streetEn: AddressPart,
  streetAr: AddressPart,
  districtEn: AddressPart,
  districtAr: AddressPart,
  cityEn: AddressPart,
  cityAr: AddressPart,
  postalCode: z.string().regex(POSTAL_CODE, "must have five digits"),
}) satisfies z.ZodType<SellerAddress>;
const WrittenSeller = z.strictObject({
  legalNameEn: Name,
  legalNameAr: Name,
  vatNumber: z.string().regex(/^(\d{15})?$/),
  registration: z.string().min(1).max(40),
  addressEn: Name.optional(),
  addressAr: Name.optional(),
  nationalAddress: Address.optional(),
});
const SellerTable = z.record(z.enum(sellerIds), WrittenSeller.transform(readSeller)).superRefine(refuseForeign);

/** Printed lines may stand beside the parts of an address only if they say the same. */
function readSeller(written: z.infer<typeof WrittenSeller>, context: z.RefinementCtx): Seller {
  const { nationalAddress } = written;
  const printed = nationalAddress && printedAddress(nationalAddress);
  const line = (key: "addressEn" | "addressAr"): string => {
    const text = printed?.[key] ?? written[key];
    if (text === undefined) refuse(context, [key], "is missing");
    else if (text !== (written[key] ?? text)) refuse(context, [key], "differs from nationalAddress: leave it out");
    return text ?? "";
  };
  return { ...written, addressEn: line("addressEn"), addressAr: line("addressAr") };
}

function refuseForeign(sellers: Sellers, context: z.RefinementCtx): void {
  const foreign = (Object.keys(sellers) as SellerId[]).filter((id) => !id.endsWith("-SA"));
  for (const id of foreign.filter((id) => sellers[id].nationalAddress))
    refuse(context, [id, "nationalAddress"], "is for Saudi sellers");
}

function refuse(context: z.RefinementCtx, path: string[], message: string): void {
  context.addIssue({ code: "custom", path, message });
}

const sellers = z.string().transform((written, context): Sellers => {
  if (written === "sample") return sampleSellers;
  const read = SellerTable.safeParse(parsed(written));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join(".") || "the whole";
  context.addIssue({
    code: "custom",
    message: `must be JSON with a row for each of ${sellerIds.join(", ")}: ${where} ${issue?.message}`,
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
    "Who sells for tax, as JSON with one row per brand and VAT country: `legalNameEn`, `legalNameAr`, `vatNumber`, `registration`, and `addressEn` with `addressAr`, or in Saudi Arabia `nationalAddress` with `buildingNumber`, `streetEn`, `streetAr`, `districtEn`, `districtAr`, `cityEn`, `cityAr`, `postalCode`, which phase 2 needs. Without it invoices have invented sellers",
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
