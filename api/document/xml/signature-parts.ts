import { element } from "#domain/document/xml/element.ts";
import { indentedXml, type XmlTree } from "#domain/document/xml/indented-xml.ts";
import type { SignatureParts } from "#domain/document/xml/ubl-invoice.ts";
import { ds, PROPERTIES_ID, SHA256, signedProperties, signedPropertiesHash, xades } from "./signed-properties.ts";
import type { Stamp } from "./stamp.ts";

const C14N11 = "http://www.w3.org/2006/12/xml-c14n11";
const ECDSA = "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256";
const XPATH = "http://www.w3.org/TR/1999/REC-xpath-19991116";
const PROPERTIES_TYPE = "http://www.w3.org/2000/09/xmldsig#SignatureProperties";
const METHOD = "urn:oasis:names:specification:ubl:dsig:enveloped:xades";
const SIGNATURE_ID = "urn:oasis:names:specification:ubl:signature:Invoice";

const signatures = {
  "xmlns:sig": "urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2",
  "xmlns:sac": "urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2",
  "xmlns:sbc": "urn:oasis:names:specification:ubl:schema:xsd:SignatureBasicComponents-2",
};

/** What the hash of a document leaves out, because it is added after it. */
const leftOut = [
  "not(//ancestor-or-self::ext:UBLExtensions)",
  "not(//ancestor-or-self::cac:Signature)",
  "not(//ancestor-or-self::cac:AdditionalDocumentReference[cbc:ID='QR'])",
];

type Signed = { hash: string; signature: string; signedAt: string; qr: string };

/** The parts of a stamped document that are added after its hash was made: signature, certificate and QR code. */
export function signatureParts(signed: Signed, stamp: Stamp): SignatureParts {
  return {
    extensions: indentedXml(extensions(signed, stamp)),
    qr: signed.qr,
    signature: element("cac:Signature", [element("cbc:ID", SIGNATURE_ID), element("cbc:SignatureMethod", METHOD)]),
  };
}

function extensions(signed: Signed, stamp: Stamp): XmlTree {
  const information: XmlTree[] = [
    { name: "cbc:ID", content: "urn:oasis:names:specification:ubl:signature:1" },
    { name: "sbc:ReferencedSignatureID", content: SIGNATURE_ID },
    { name: "ds:Signature", attributes: { ...ds, Id: "signature" }, content: signatureOf(signed, stamp) },
  ];
  const content: XmlTree = {
    name: "sig:UBLDocumentSignatures",
    attributes: signatures,
    content: [{ name: "sac:SignatureInformation", content: information }],
  };
  const extension: XmlTree[] = [
    { name: "ext:ExtensionURI", content: METHOD },
    { name: "ext:ExtensionContent", content: [content] },
  ];
  return { name: "ext:UBLExtensions", content: [{ name: "ext:UBLExtension", content: extension }] };
}

function signatureOf({ hash, signature, signedAt }: Signed, stamp: Stamp): XmlTree[] {
  const certificate: XmlTree = { name: "ds:X509Certificate", content: stamp.certificate };
  const properties: XmlTree = {
    name: "xades:QualifyingProperties",
    attributes: { ...xades, Target: "signature" },
    content: [signedProperties(signedAt, stamp)],
  };
  return [
    { name: "ds:SignedInfo", content: signedInfo(hash, signedPropertiesHash(signedAt, stamp)) },
    { name: "ds:SignatureValue", content: signature },
    { name: "ds:KeyInfo", content: [{ name: "ds:X509Data", content: [certificate] }] },
    { name: "ds:Object", content: [properties] },
  ];
}

function signedInfo(hash: string, propertiesHash: string): XmlTree[] {
  return [
    withAlgorithm("ds:CanonicalizationMethod", C14N11),
    withAlgorithm("ds:SignatureMethod", ECDSA),
    {
      name: "ds:Reference",
      attributes: { Id: "invoiceSignedData", URI: "" },
      content: [{ name: "ds:Transforms", content: transforms() }, ...digest(hash)],
    },
    {
      name: "ds:Reference",
      attributes: { Type: PROPERTIES_TYPE, URI: `#${PROPERTIES_ID}` },
      content: digest(propertiesHash),
    },
  ];
}

function transforms(): XmlTree[] {
  const filters = leftOut.map((expression) => ({
    ...withAlgorithm("ds:Transform", XPATH),
    content: [{ name: "ds:XPath", content: expression }],
  }));
  return [...filters, withAlgorithm("ds:Transform", C14N11)];
}

function digest(value: string): XmlTree[] {
  return [withAlgorithm("ds:DigestMethod", SHA256), { name: "ds:DigestValue", content: value }];
}

function withAlgorithm(name: string, algorithm: string): XmlTree {
  return { name, attributes: { Algorithm: algorithm }, content: "" };
}
