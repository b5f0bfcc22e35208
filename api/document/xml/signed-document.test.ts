import { createHash, verify, X509Certificate } from "node:crypto";
import { DOMParser } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { C14nCanonicalization, ExclusiveCanonicalization } from "xml-crypto";
import { chainDocument } from "#api/document/issue/chain-document.ts";
import { sampleDocuments } from "#api/testing/documents/sample-documents.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import type { DocumentContent } from "#domain/document/document-content.ts";
import { FIRST_HASH } from "#domain/document/first-hash.ts";
import { signedProperties, signedPropertiesHash } from "./signed-properties.ts";
import { readStamp, type Stamp } from "./stamp.ts";

const env = testStamp();
const stamp = readStamp({
  eInvoicePhase: "2",
  eInvoiceKey: env.E_INVOICE_KEY,
  eInvoiceCertificate: env.E_INVOICE_CERTIFICATE,
}) as Stamp;
const content = sampleDocuments().invoice?.content as DocumentContent;
const position = { id: crypto.randomUUID(), number: "MSA-26-0000001", counter: 1, previousHash: FIRST_HASH };
const { hash, xml } = chainDocument(content, position, stamp);

/** A part of the document, read by another parser. */
function find(name: string): Element {
  const found = new DOMParser().parseFromString(xml, "text/xml").getElementsByTagName(name)[0];
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const digests = [...xml.matchAll(/<ds:DigestValue>([^<]+)</g)].map(([, digest]) => digest);

/** Values of the signed sample in the authority's own kit, "Simplified_Invoice.xml". */
test("the signed properties of the authority's sample have the hash that the sample names", () => {
  const signer = {
    certificateHash: "YTJkM2JhYTcwZTBhZTAxOGYwODMyNzY3NTdkZDM3YzhjY2IxOTIyZDZhM2RlZGJiMGY0NDUzZWJhYWI4MDhmYg==",
    issuer: "CN=TSZEINVOICE-SubCA-1, DC=extgazt, DC=gov, DC=local",
    serial: "2475382886904809774818644480820936050208702411",
  };
  expect(signedPropertiesHash("2023-01-24T11:16:44Z", signer)).toBe(
    "N2MxMGJkZWM4MDdlYWY0ODY1ZDk0YTk3NGZhYmE4NjI5ZDM2ODYxMjg3ZDAwZDQzMmRjOTNjZTkxYjU0OWJmNw==",
  );
});

test("the signed properties of our document, taken out by another library, have the hash that it names", () => {
  const alone = String(new ExclusiveCanonicalization().process(find("xades:SignedProperties") as never, {}));
  // The authority writes an empty element as one tag, the canonical form as two.
  const written = alone.replace("></ds:DigestMethod>", "/>");
  const digest = Buffer.from(createHash("sha256").update(written).digest("hex")).toString("base64");
  expect(digests[1]).toBe(digest);
});

test("the signed properties are lines at fixed depths, and declare nothing where they stand", () => {
  const lines = xml.split("\n");
  const from = lines.findIndex((line) => line.includes("<xades:SignedProperties"));
  const depths = lines.slice(from, from + 16).map((line) => line.search(/\S/));
  expect(depths).toEqual([32, 36, 40, 40, 44, 48, 52, 52, 48, 48, 52, 52, 48, 44, 40, 36]);
  expect(lines[from]).toBe(`${" ".repeat(32)}<xades:SignedProperties Id="xadesSignedProperties">`);
  expect(signedProperties("", stamp).attributes).toEqual({ Id: "xadesSignedProperties" });
});

test("the document without what the signature leaves out has the signed hash, and the signature is that of the key", () => {
  const { documentElement: invoice } = new DOMParser().parseFromString(xml, "text/xml");
  const { childNodes } = invoice;
  const children = Array.from({ length: childNodes.length }, (_, index) => childNodes[index] as Element);
  const isLeftOut = ({ nodeName, textContent }: Element) =>
    ["ext:UBLExtensions", "cac:Signature"].includes(nodeName) ||
    (nodeName === "cac:AdditionalDocumentReference" && textContent?.startsWith("QR"));
  for (const child of children.filter(isLeftOut)) invoice.removeChild(child);
  const canonical = String(new C14nCanonicalization().process(invoice as never, {}));
  const digest = createHash("sha256").update(canonical).digest();
  expect([hash, digests[0]]).toEqual([digest.toString("base64"), digest.toString("base64")]);
  const { publicKey } = new X509Certificate(Buffer.from(find("ds:X509Certificate").textContent ?? "", "base64"));
  const signature = Buffer.from(find("ds:SignatureValue").textContent ?? "", "base64");
  expect(verify("sha256", digest, publicKey, signature)).toBe(true);
});
