import { DOMParser } from "@xmldom/xmldom";
import type { DocumentRow } from "#api/schema/document.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";

/** What a cleared invoice says of itself, and the QR code that the authority gave it. */
export type ClearedInvoice = { id: string; number: string; gross: string; qr: string };

type Ours = Pick<DocumentRow, "id" | "number" | "grossMinor" | "currency">;

/** Whether the authority returned this very document, with a QR code. */
export function isClearedOf({ id, number, grossMinor, currency }: Ours, xml: string | null): boolean {
  const cleared = xml === null ? null : readClearedInvoice(xml);
  if (!cleared || cleared.qr === "") return false;
  return cleared.id === id && cleared.number === number && cleared.gross === fromMinorUnits(grossMinor, currency);
}

/** The QR code to print: that of the authority, once it has cleared the document. */
export function printedQr({ qr, clearedXml }: Pick<DocumentRow, "qr" | "clearedXml">): string {
  return (clearedXml && readClearedInvoice(clearedXml)?.qr) || qr;
}

/** The document as the tax authority reads it: a full invoice as it was cleared. `null` outside Saudi Arabia. */
export function legalXml({ xml, clearedXml }: Pick<DocumentRow, "xml" | "clearedXml">): string | null {
  return clearedXml ?? xml;
}

/** `null` when it is no invoice. */
export function readClearedInvoice(xml: string): ClearedInvoice | null {
  const invoice = parsed(xml);
  if (invoice?.localName !== "Invoice") return null;
  const references = childrenOf(invoice, "AdditionalDocumentReference");
  const code = references.find((reference) => textOf(reference, "ID") === "QR");
  return {
    id: textOf(invoice, "UUID"),
    number: textOf(invoice, "ID"),
    gross: textOf(invoice, "LegalMonetaryTotal", "TaxInclusiveAmount"),
    qr: code ? textOf(code, "Attachment", "EmbeddedDocumentBinaryObject") : "",
  };
}

function parsed(xml: string): Element | null {
  const refuse = (message: string) => {
    throw new SyntaxError(message);
  };
  try {
    return new DOMParser({ errorHandler: { warning: () => {}, error: refuse, fatalError: refuse } }).parseFromString(
      xml,
      "text/xml",
    ).documentElement;
  } catch {
    return null;
  }
}

function childrenOf(parent: Element, name: string): Element[] {
  const nodes = Array.from({ length: parent.childNodes.length }, (_, index) => parent.childNodes[index] as Element);
  return nodes.filter(({ localName }) => localName === name);
}

/** The text of the first element on a path of names. */
function textOf(parent: Element, ...path: string[]): string {
  let at: Element | undefined = parent;
  for (const name of path) at = at && childrenOf(at, name)[0];
  return (at?.textContent ?? "").trim();
}
