import type { DocumentRow } from "#api/schema/document.ts";
import type { Language } from "#domain/language/language.ts";
import { documentData } from "./document-data.ts";
import type { PdfRenderer } from "./pdf-renderer.ts";
import { printable } from "./printable.ts";

export type PdfDeps = { renderer: PdfRenderer; missingLetters: { inc: (count: number) => void } };

/** The PDF of a document, as the template of its version draws it. */
export async function renderDocument(deps: PdfDeps, document: DocumentRow, language: Language): Promise<Uint8Array> {
  const template = `${document.kind}-${document.template}`;
  return renderTemplate(deps, { template, data: documentData(document, language), issuedAt: document.issuedAt });
}

/** The PDF that a template draws of its data. */
export function renderTemplate(
  deps: PdfDeps,
  { template, data, issuedAt }: { template: string; data: object; issuedAt: Date },
): Promise<Uint8Array> {
  const shown = withPrintableTexts(data, (missing) => deps.missingLetters.inc(missing));
  return deps.renderer.render({ template, data: shown, issuedAt: issuedAt.getTime() });
}

/** Replaces letters that no font has, in all texts but the drawing of the QR code. */
function withPrintableTexts(data: object, onMissing: (count: number) => void): object {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (typeof value !== "string" || key === "qr") return value;
    const { text, missing } = printable(value);
    if (missing > 0) onMissing(missing);
    return text;
  });
}
