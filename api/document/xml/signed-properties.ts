import { createHash } from "node:crypto";
import { indentedXml, type XmlTree } from "#domain/document/xml/indented-xml.ts";
import type { Stamp } from "./stamp.ts";

export const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";
export const ds = { "xmlns:ds": "http://www.w3.org/2000/09/xmldsig#" };
export const xades = { "xmlns:xades": "http://uri.etsi.org/01903/v1.3.2#" };
export const PROPERTIES_ID = "xadesSignedProperties";

/** How deep the element stands in the document. The authority hashes the spaces too. */
const INDENT = 32;

export type Signer = Pick<Stamp, "certificateHash" | "issuer" | "serial">;

/** When and with which certificate a document was signed, as it stands in the document. */
export function signedProperties(signedAt: string, signer: Signer): XmlTree {
  return propertiesTree(signedAt, signer, { own: {}, ofDigest: {} });
}

/**
 * The hash that the authority computes of them. It takes the element out of the document, so each prefix is declared where
 * it is used first: `xades` on the element itself, `ds` on every element that has it.
 */
export function signedPropertiesHash(signedAt: string, signer: Signer): string {
  const alone = indentedXml(propertiesTree(signedAt, signer, { own: xades, ofDigest: ds }), INDENT);
  return Buffer.from(createHash("sha256").update(alone).digest("hex")).toString("base64");
}

type Namespaces = { own: Record<string, string>; ofDigest: Record<string, string> };

function propertiesTree(signedAt: string, signer: Signer, { own, ofDigest }: Namespaces): XmlTree {
  const digest: XmlTree[] = [
    { name: "ds:DigestMethod", attributes: { ...ofDigest, Algorithm: SHA256 }, content: "" },
    { name: "ds:DigestValue", attributes: ofDigest, content: signer.certificateHash },
  ];
  const issuer: XmlTree[] = [
    { name: "ds:X509IssuerName", attributes: ofDigest, content: signer.issuer },
    { name: "ds:X509SerialNumber", attributes: ofDigest, content: signer.serial },
  ];
  const certificate: XmlTree[] = [
    { name: "xades:CertDigest", content: digest },
    { name: "xades:IssuerSerial", content: issuer },
  ];
  const signature: XmlTree[] = [
    { name: "xades:SigningTime", content: signedAt },
    { name: "xades:SigningCertificate", content: [{ name: "xades:Cert", content: certificate }] },
  ];
  return {
    name: "xades:SignedProperties",
    attributes: { ...own, Id: PROPERTIES_ID },
    content: [{ name: "xades:SignedSignatureProperties", content: signature }],
  };
}
