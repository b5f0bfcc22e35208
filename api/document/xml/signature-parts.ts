import { createHash } from "node:crypto";
import { element } from "#domain/document/xml/element.ts";
import type { SignatureParts } from "#domain/document/xml/ubl-invoice.ts";
import type { Stamp } from "./stamp.ts";

const ds = { "xmlns:ds": "http://www.w3.org/2000/09/xmldsig#" };
const xades = { ...ds, "xmlns:xades": "http://uri.etsi.org/01903/v1.3.2#" };
const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";
const C14N11 = "http://www.w3.org/2006/12/xml-c14n11";
const ECDSA = "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256";

type Signed = { hash: string; signature: string; signedAt: string; qr: string };

/** The parts of a stamped document that are added after its hash was made: signature, certificate and QR code. */
export function signatureParts({ hash, signature, signedAt, qr }: Signed, stamp: Stamp): SignatureParts {
  const properties = signedProperties(signedAt, stamp);
  const propertiesHash = createHash("sha256").update(properties).digest("hex");
  const info = element("ds:SignedInfo", [
    element("ds:CanonicalizationMethod", [], { Algorithm: C14N11 }),
    element("ds:SignatureMethod", [], { Algorithm: ECDSA }),
    reference({ Id: "invoiceSignedData", URI: "" }, hash),
    reference(
      { Type: "http://www.w3.org/2000/09/xmldsig#SignatureProperties", URI: "#xadesSignedProperties" },
      Buffer.from(propertiesHash).toString("base64"),
    ),
  ]);
  const object = element("ds:Object", [
    element("xades:QualifyingProperties", [properties], { ...xades, Target: "signature" }),
  ]);
  const keyInfo = element("ds:KeyInfo", [element("ds:X509Data", [element("ds:X509Certificate", stamp.certificate)])]);
  const value = element("ds:SignatureValue", signature);
  const written = element("ds:Signature", [info, value, keyInfo, object], { ...ds, Id: "signature" });
  const extension = element("ext:UBLExtension", [
    element("ext:ExtensionURI", "urn:oasis:names:specification:ubl:dsig:enveloped:xades"),
    element("ext:ExtensionContent", [written]),
  ]);
  return {
    extensions: element("ext:UBLExtensions", [extension]),
    qr,
    signature: element("cac:Signature", [
      element("cbc:ID", "urn:oasis:names:specification:ubl:signature:Invoice"),
      element("cbc:SignatureMethod", "urn:oasis:names:specification:ubl:dsig:enveloped:xades"),
    ]),
  };
}

function reference(attributes: Record<string, string>, digest: string): string {
  const content = [element("ds:DigestMethod", [], { Algorithm: SHA256 }), element("ds:DigestValue", digest)];
  return element("ds:Reference", content, attributes);
}

function signedProperties(signedAt: string, stamp: Stamp): string {
  const digest = element("xades:CertDigest", [
    element("ds:DigestMethod", [], { ...ds, Algorithm: SHA256 }),
    element("ds:DigestValue", stamp.certificateHash, ds),
  ]);
  const issuer = element("xades:IssuerSerial", [
    element("ds:X509IssuerName", stamp.issuer, ds),
    element("ds:X509SerialNumber", stamp.serial, ds),
  ]);
  const certificate = element("xades:SigningCertificate", [element("xades:Cert", [digest, issuer])]);
  const content = [element("xades:SigningTime", signedAt), certificate];
  return element("xades:SignedProperties", [element("xades:SignedSignatureProperties", content)], {
    ...xades,
    Id: "xadesSignedProperties",
  });
}
