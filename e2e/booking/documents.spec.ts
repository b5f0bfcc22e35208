import { readFileSync } from "node:fs";
import { bookHeldProperty, wordsOf } from "../steps/booking.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

for (const variant of testMatrix.arabicPhone) {
  test(`a guest downloads the invoice of a booking in both languages (${nameOf(variant)})`, async ({ page, visit }) => {
    const { language } = variant;
    const words = wordsOf(language).document;
    await bookHeldProperty(page, visit, variant);
    const card = page.getByRole("region", { name: words.title });
    await expect(card.getByText(words.kinds.invoice, { exact: true })).toBeVisible({ timeout: 30_000 });
    for (const label of [words.download, words.otherLanguage]) {
      const downloading = page.waitForEvent("download");
      await card.getByRole("link", { name: label }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^[MT](SA|AE)-\d\d-\d{7}\.pdf$/);
      expect(
        readFileSync(await download.path())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
    }
  });
}

test("a scanned code of an unknown document says that we did not issue it", async ({ page, visit }) => {
  await visit("mabeet-ae", "/en/document/unknown");
  await expect(page.getByRole("heading", { level: 1, name: wordsOf("en").document.unknown })).toBeVisible();
});
