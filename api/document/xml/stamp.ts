import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from "node:crypto";
import type { Settings } from "#api/platform/settings/settings.ts";

/** What signs the documents of phase 2. */
export type Stamp = {
  /** ECDSA over the hash of a document, in base64. */
  sign: (hash: string) => string;
  /** Base64 of DER. */
  certificate: string;
  certificateHash: string;
  issuer: string;
  serial: string;
  publicKey: Uint8Array;
  certificateSignature: Uint8Array;
};

/** The stamp of phase 2, or `null` in phase 1. Throws when key and certificate cannot be read or do not fit. */
export function readStamp(
  settings: Pick<Settings, "eInvoicePhase" | "eInvoiceKey" | "eInvoiceCertificate">,
): Stamp | null {
  const { eInvoicePhase, eInvoiceKey, eInvoiceCertificate } = settings;
  if (eInvoicePhase !== "2" || !eInvoiceKey || !eInvoiceCertificate) return null;
  return stampOf(createPrivateKey(eInvoiceKey.replaceAll("\\n", "\n")), eInvoiceCertificate);
}

/** Throws when the certificate is not that of the key. */
export function stampOf(key: KeyObject, written: string): Stamp {
  const der = Buffer.from(written, "base64");
  const certificate = new X509Certificate(der);
  if (!certificate.checkPrivateKey(key)) throw new Error("E_INVOICE_CERTIFICATE does not belong to E_INVOICE_KEY.");
  return {
    sign: (hash) => sign("sha256", Buffer.from(hash, "base64"), key).toString("base64"),
    certificate: written,
    certificateHash: Buffer.from(createHash("sha256").update(written).digest("hex")).toString("base64"),
    issuer: issuerName(certificate),
    serial: BigInt(`0x${certificate.serialNumber}`).toString(),
    publicKey: certificate.publicKey.export({ type: "spki", format: "der" }),
    certificateSignature: lastBitString(der),
  };
}

/** As the authority writes it: the name of the issuer first, its domain from the inside out. */
function issuerName({ issuer }: X509Certificate): string {
  return issuer.split("\n").toReversed().join(", ");
}

/** A certificate is a sequence of its content, the algorithm and, at its end, the signature as a bit string. */
function lastBitString(der: Buffer): Uint8Array {
  let at = contentStart(der, 0);
  for (;;) {
    const start = contentStart(der, at);
    const end = start + lengthAt(der, at);
    // The first byte of a bit string counts unused bits.
    if (end >= der.length) return der.subarray(start + 1, end);
    at = end;
  }
}

function lengthAt(der: Buffer, at: number): number {
  const first = der[at + 1] ?? 0;
  return first < 0x80 ? first : der.readUIntBE(at + 2, first & 0x7f);
}

function contentStart(der: Buffer, at: number): number {
  const first = der[at + 1] ?? 0;
  return at + 2 + (first < 0x80 ? 0 : first & 0x7f);
}
