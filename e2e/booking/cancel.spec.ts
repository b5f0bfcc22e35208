import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/journey-checks.ts";
import {
  bankRefusesRefunds,
  bookUnderTerms,
  cancelPath,
  confirmCancellation,
  expectStatus,
  operate,
  orderPath,
  soonStay,
  terms,
} from "../steps/after-booking.ts";
import { wordsOf } from "../steps/booking.ts";
import { codeSentTo, mailedLink } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, mainJourneyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

/** Downloads invoice and credit note, as soon as both are there, and returns the names of their files. */
async function downloadDocuments(page: Page, { language }: Variant): Promise<string[]> {
  const { document: words } = wordsOf(language);
  const card = page.getByRole("region", { name: words.title });
  const rowOf = (kind: "invoice" | "creditNote") =>
    card.getByRole("listitem").filter({ has: page.getByText(words.kinds[kind], { exact: true }) });
  await expect(async () => {
    await page.reload();
    await expect(rowOf("creditNote")).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  const names: string[] = [];
  for (const kind of ["invoice", "creditNote"] as const) {
    const downloading = page.waitForEvent("download");
    await rowOf(kind).getByRole("link", { name: words.download }).first().click();
    names.push((await downloading).suggestedFilename());
  }
  return names;
}

for (const { title, ...variant } of mainJourneyVariants(
  "a guest cancels over the booking before the deadline, gets everything back, and downloads invoice and credit note",
)) {
  const { cancel: words, refund, order } = wordsOf(variant.language);

  test(title, async ({ page, visit }) => {
    const number = await bookUnderTerms(page, variant, terms.free);
    await visit(variant.site, orderPath(variant, number));
    await page.getByRole("link", { name: order.cancel }).click();
    const sheet = page.getByRole("dialog", { name: words.title });
    await expect(sheet.getByRole("heading", { name: words.policy })).toBeVisible();
    await sheet.getByRole("button", { name: words.keep }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole("link", { name: order.cancel }).click();
    await expect(sheet.getByText(words.backTitle)).toBeVisible();
    await sheet.getByText(words.reasons.plans).click();
    await sheet.getByRole("button", { name: words.confirm }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: refund.title })).toBeVisible();
    await expect(page.getByRole("link", { name: order.cancel })).toHaveCount(0);
    await expectStatus(page, variant, "95");
    await expectAccessible(page, "order-refunded");
    expect(await downloadDocuments(page, variant)).toEqual([
      expect.stringMatching(/^[MT]SA-\d\d-\d{7}\.pdf$/),
      expect.stringMatching(/^[MT]SAC-\d\d-\d{7}\.pdf$/),
    ]);
  });
}

for (const { title, ...variant } of journeyVariants(
  "a guest without an account confirms a code, reads what is kept after the deadline, and cancels",
)) {
  const { cancel: words, order, refund, login } = wordsOf(variant.language);

  test(title, async ({ page, visit }) => {
    const email = `code-${crypto.randomUUID()}@example.test`;
    const number = await bookUnderTerms(page, variant, terms.late, { stay: soonStay, email });
    const link = new URL(await mailedLink(number));
    await page.context().clearCookies();
    await visit(variant.site, link.pathname + link.search);
    await visit(variant.site, cancelPath(variant, number));
    await expect(page.getByText(words.code)).toBeVisible();
    await expectAccessible(page, "order-cancel-code");
    await page.getByRole("button", { name: /@/ }).click();
    await expect(page.getByLabel(login.code.label)).toBeVisible();
    await expectAccessible(page, "order-code-sent");
    await page.getByLabel(login.code.label).fill(await codeSentTo(email));
    await page.getByRole("button", { name: login.code.submit }).click();
    await expect(page.getByText(words.policy)).toBeVisible();
    await expect(page.getByText(new RegExp(words.kept({ amount: ".+" })))).toBeVisible();
    await expect(page.getByText(words.backTitle)).toBeVisible();
    await expectAccessible(page, "order-cancel-late");
    await confirmCancellation(page, variant);
    await expect(page.getByText(refund.kept)).toBeVisible();
    await expectStatus(page, variant, "95");
    await expect(page.getByRole("link", { name: order.cancel })).toHaveCount(0);
  });
}

for (const { title, ...variant } of journeyVariants(
  "a guest reads before cancelling that nothing comes back, and afterwards that the bank refused a refund",
)) {
  const { cancel: words, refund } = wordsOf(variant.language);

  test(title, async ({ page, visit }) => {
    const nonRefundable = await bookUnderTerms(page, variant, terms.nonRefundable);
    await visit(variant.site, cancelPath(variant, nonRefundable));
    await expect(page.getByText(words.none)).toBeVisible();
    await expectAccessible(page, "order-cancel");
    await confirmCancellation(page, variant);
    await expectStatus(page, variant, "94");
    await expect(page.getByText(refund.nothing)).toBeVisible();

    const refused = await bookUnderTerms(page, variant, terms.free);
    await bankRefusesRefunds(refused);
    await visit(variant.site, cancelPath(variant, refused));
    await confirmCancellation(page, variant);
    await expect(page.getByText(refund.refusedText)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, "order-refused");
    await operate("refund-by-hand", refused, "--reference", "FT-1");
    await page.reload();
    await expectStatus(page, variant, "95");
  });
}
