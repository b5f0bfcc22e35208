import { expect, test } from "vitest";
import type { DocumentRow } from "#api/schema/document.ts";
import { sampleDocuments } from "#api/testing/documents/sample-documents.ts";
import { languages } from "#domain/language/language.ts";
import { documentData } from "./document-data.ts";

const { receipt, invoice, "credit-note": creditNote } = sampleDocuments() as Record<string, DocumentRow>;
const rowsOf = (document: DocumentRow | undefined) =>
  documentData(document as DocumentRow, "en").totals.map(([key]) => key);

test.each(languages)("a receipt of Kuwait in %s has no row, no column and no number of VAT", (language) => {
  const { totals, columns, seller, tax } = documentData(receipt as DocumentRow, language);
  expect(totals.map(([key]) => key)).toEqual(["subtotal", "paid"]);
  expect(columns).toEqual(["quantity", "unit", "discount", "gross"]);
  expect([seller.vatNumber, tax]).toEqual([null, null]);
});

test("a credit note of Kuwait has no row of VAT either", () => {
  const content = { ...(receipt as DocumentRow).content, kind: "credit-note" as const };
  expect(rowsOf({ ...(receipt as DocumentRow), content })).toEqual(["subtotal", "returned"]);
});

test("an invoice and its credit note have a row of VAT", () => {
  for (const document of [invoice, creditNote]) expect(rowsOf(document)).toContain("totalVat");
});
