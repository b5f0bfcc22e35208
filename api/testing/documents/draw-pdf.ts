import { PDFiumLibrary } from "@hyzyla/pdfium";

/** Pixels of four bytes. */
export type DrawnPage = { width: number; height: number; data: Uint8Array };

const DPI = 100;

/** Draws every page of a PDF. */
export async function drawPdf(pdf: Uint8Array): Promise<DrawnPage[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages: DrawnPage[] = [];
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale: DPI / 72, render: "bitmap" });
      pages.push({ width, height, data });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}
