import { createHash } from "node:crypto";
import { readText } from "../read-text.ts";
import { Refusal } from "../route.ts";

/** A document as it was sent. */
export type SentDocument = {
  uuid: string;
  hash: string;
  xml: string;
  number: string;
  counter: number;
  previousHash: string;
  gross: string;
  typeCode: string;
  isFull: boolean;
};

const MAX_XML = 400_000;
const XADES = ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';
const DS = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';

export function readDocument(body: unknown): SentDocument {
  const [uuid, hash] = [readText(body, "uuid", 36), readText(body, "invoiceHash", 100)];
  const xml = Buffer.from(readText(body, "invoice", MAX_XML), "base64").toString("utf8");
  const plain = withoutStamp(xml);
  return {
    uuid,
    hash,
    xml,
    number: partOf(plain, /<cbc:ID>([^<]+)</),
    counter: Number(partOf(plain, /<cbc:ID>ICV<\/cbc:ID><cbc:UUID>(\d+)</)),
    previousHash: partOf(plain, /<cbc:ID>PIH<\/cbc:ID>.*?mimeCode="text\/plain">([^<]+)</),
    gross: partOf(plain, /<cbc:TaxInclusiveAmount[^>]*>([\d.]+)</),
    typeCode: partOf(plain, /<cbc:InvoiceTypeCode[^>]*>(\d+)</),
    isFull: partOf(plain, /<cbc:InvoiceTypeCode name="(\d\d)/) === "01",
  };
}

/** The document as it was before it was signed. */
export function withoutStamp(xml: string): string {
  return xml
    .replace(/<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, "")
    .replace(/<cac:AdditionalDocumentReference><cbc:ID>QR<[\s\S]*?<\/cac:AdditionalDocumentReference>/, "")
    .replace(/<cac:Signature>[\s\S]*?<\/cac:Signature>/, "");
}

export function partOf(xml: string, pattern: RegExp): string {
  const found = pattern.exec(xml)?.[1];
  if (!found) throw new Refusal(400, `invoice: ${pattern} is missing`, { code: "Invalid-Invoice", message: "XSD" });
  return found;
}

/**
 * Whether the signed properties have the hash that the signature names. They are taken out of the document as they stand,
 * spaces included, and each prefix is declared where it is used first.
 */
export function hasHashedProperties({ xml }: SentDocument): boolean {
  const properties = /<xades:SignedProperties[\s\S]*<\/xades:SignedProperties>/.exec(xml)?.[0];
  const named = /URI="#xadesSignedProperties">[\s\S]*?<ds:DigestValue>([^<]+)</.exec(xml)?.[1];
  if (!properties || !named) return false;
  const alone = properties
    .replace("<xades:SignedProperties", `$&${XADES}`)
    .replace(/<ds:\w+/g, (opened) => opened + DS);
  return Buffer.from(createHash("sha256").update(alone).digest("hex")).toString("base64") === named;
}
