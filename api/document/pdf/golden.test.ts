import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import jsQr from "jsqr";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentRow } from "#api/schema/document.ts";
import { type DrawnPage, drawPdf } from "#api/testing/documents/draw-pdf.ts";
import { sampleDocuments } from "#api/testing/documents/sample-documents.ts";
import { sampleStatement } from "#api/testing/documents/sample-statement.ts";
import { languages } from "#domain/language/language.ts";
import { createPdfRenderer, type PdfRenderer } from "./pdf-renderer.ts";
import { printable } from "./printable.ts";
import { renderDocument, renderTemplate } from "./render-document.ts";

const golden = join(import.meta.dirname, "golden");
const templates = join(import.meta.dirname, "../templates");
const MAX_DIFFERENT = 0.002;
/** Colours that differ by less look the same. */
const MIN_STEP = 40;

let renderer: PdfRenderer;
beforeAll(() => {
  renderer = createPdfRenderer();
});
afterAll(() => renderer.close());

const missing = { count: 0 };
const missingLetters = {
  inc: (count: number) => {
    missing.count += count;
  },
};
const draw = async (document: DocumentRow, language: "ar" | "en") =>
  drawPdf(await renderDocument({ renderer, missingLetters }, document, language));

/** The share of pixels that differ; `UPDATE_GOLDEN=yes` writes the drawing as the expected one. */
async function differenceTo(name: string, page: DrawnPage): Promise<number> {
  const file = join(golden, `${name}.png`);
  const { width, height } = page;
  if (process.env.UPDATE_GOLDEN === "yes" || !existsSync(file)) {
    await sharp(page.data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ palette: true })
      .toFile(file);
  }
  const expected = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([expected.info.width, expected.info.height]).toEqual([width, height]);
  let different = 0;
  for (let at = 0; at < page.data.length; at += 4) {
    const step = Math.max(
      ...[0, 1, 2].map((one) => Math.abs((page.data[at + one] ?? 0) - (expected.data[at + one] ?? 0))),
    );
    if (step > MIN_STEP) different += 1;
  }
  return different / (width * height);
}

const drawings = Object.entries(sampleDocuments()).flatMap(([name, document]) =>
  languages.map((language) => ({ name: `${name}-${language}`, document, language })),
);

test.each(drawings)("$name looks as it was approved", async ({ name, document, language }) => {
  const pages = await draw(document, language);
  expect(pages).toHaveLength(1);
  expect(await differenceTo(name, pages[0] as DrawnPage)).toBeLessThanOrEqual(MAX_DIFFERENT);
});

test.each(languages)("the statement of a wallet in %s looks as it was approved", async (language) => {
  const issuedAt = new Date("2026-11-16T13:30:00Z");
  const data = sampleStatement(language);
  const pages = await drawPdf(
    await renderTemplate({ renderer, missingLetters }, { template: "wallet-statement-1", data, issuedAt }),
  );
  expect(pages).toHaveLength(1);
  expect(await differenceTo(`wallet-statement-${language}`, pages[0] as DrawnPage)).toBeLessThanOrEqual(MAX_DIFFERENT);
});

test("a long statement goes on on the next page", async () => {
  const data = sampleStatement("en");
  const rows = Array.from({ length: 60 }, () => data.rows[0]);
  const request = { template: "wallet-statement-1", data: { ...data, rows }, issuedAt: new Date(0) };
  expect((await drawPdf(await renderTemplate({ renderer, missingLetters }, request))).length).toBeGreaterThan(1);
});

test.each(["invoice", "receipt"])("a phone reads the code of the %s", async (name) => {
  const document = sampleDocuments()[name] as DocumentRow;
  const [page] = (await draw(document, "ar")) as [DrawnPage];
  expect(jsQr(Uint8ClampedArray.from(page.data), page.width, page.height)?.data).toBe(document.qr);
});

test.each(languages)("a phone reads the code of the authority on a cleared invoice in %s", async (language) => {
  const code = Buffer.from("the code of the authority".repeat(8)).toString("base64");
  const clearedXml = `<Invoice xmlns="i" xmlns:cac="a" xmlns:cbc="b">
    <cac:AdditionalDocumentReference><cbc:ID>PIH</cbc:ID></cac:AdditionalDocumentReference>
    <cac:AdditionalDocumentReference>
      <cbc:ID>QR</cbc:ID>
      <cac:Attachment><cbc:EmbeddedDocumentBinaryObject>${code}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>
    </cac:AdditionalDocumentReference></Invoice>`;
  const document = { ...sampleDocuments()["full-invoice"], clearedXml } as DocumentRow;
  const [page] = (await draw(document, language)) as [DrawnPage];
  expect(jsQr(Uint8ClampedArray.from(page.data), page.width, page.height)?.data).toBe(code);
});

test("markup and commands in a name are printed as text", async () => {
  const document = sampleDocuments().invoice as DocumentRow;
  const guestName = '#read("/etc/passwd") *x* $1$ </script> @a 你';
  missing.count = 0;
  const pages = await draw({ ...document, content: { ...document.content, guestName } }, "en");
  expect(pages).toHaveLength(1);
  expect(missing.count).toBeGreaterThan(0);
});

test("the same document has the same bytes every time", async () => {
  const document = sampleDocuments().invoice as DocumentRow;
  const once = () => renderDocument({ renderer, missingLetters }, document, "ar");
  expect(Buffer.from(await once()).equals(Buffer.from(await once()))).toBe(true);
});

test("no template loads anything from the network", () => {
  for (const file of readdirSync(templates))
    expect(readFileSync(join(templates, file), "utf8"), file).not.toMatch(/@preview|https?:|@local/);
});

test("a letter that no font has is replaced and counted", () => {
  expect(printable("نورة Šárka 你")).toEqual({ text: "نورة Šárka \ufffd", missing: 1 });
});
