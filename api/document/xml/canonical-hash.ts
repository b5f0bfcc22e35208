import { createHash } from "node:crypto";
import { DOMParser } from "@xmldom/xmldom";
import { C14nCanonicalization } from "xml-crypto";

/** The canonical form of an XML text: the same bytes for everybody who hashes it. */
export function canonicalXml(xml: string): string {
  const { documentElement } = new DOMParser().parseFromString(xml, "text/xml");
  return String(new C14nCanonicalization().process(documentElement as never, {}));
}

/** SHA-256 of the canonical form, in base64. */
export function canonicalHash(xml: string): string {
  return createHash("sha256").update(canonicalXml(xml)).digest("base64");
}
