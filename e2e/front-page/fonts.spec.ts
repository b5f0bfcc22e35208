import { expect, test } from "../steps/test.ts";

test("Arabic headings have their own face without moving lines, and no word of the text falls apart", async ({
  page,
  visit,
}) => {
  await visit("mabeet-sa", "/ar/chalets-home");
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const widthOf = (text: string, font: string, kerning: CanvasFontKerning) => {
      context.font = font;
      context.fontKerning = kerning;
      return context.measureText(text).width;
    };
    const pairs = ["رع", "زع", "رغ", "رج", "مزارع", "أسرع"].flatMap((text) =>
      [400, 700].map((weight) => {
        const font = `${weight} 1000px NotoSansArabicUI`;
        return widthOf(text, font, "normal") - widthOf(text, font, "none");
      }),
    );
    const title = document.querySelector("h1");
    const text = title?.textContent ?? "";
    const face = title ? getComputedStyle(title).fontFamily : "";
    const change = widthOf(text, "700 40px El Messiri", "auto") / widthOf(text, "700 40px NotoSansArabicUI", "auto");
    return { pairs, face, isLoaded: document.fonts.check("700 40px El Messiri", text), change };
  });
  for (const added of widths.pairs) expect(added).toBeLessThanOrEqual(60);
  expect(widths.face).toMatch(/^"?El Messiri/);
  expect(widths.isLoaded).toBe(true);
  expect(Math.abs(widths.change - 1)).toBeLessThan(0.08);
});
