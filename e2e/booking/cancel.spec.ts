import { expectAccessible } from "../accessibility/journey-checks.ts";
import {
  bankRefusesRefunds,
  bookUnderTerms,
  cancelPath,
  confirmCancellation,
  expectStatus,
  operate,
  soonStay,
  terms,
} from "../steps/after-booking.ts";
import { bookHeldProperty, wordsOf } from "../steps/booking.ts";
import { codeSentTo, mailedLink } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { nameOf, testMatrix, variants } from "../steps/variants.ts";

test.describe.configure({ timeout: 120_000 });

for (const variant of testMatrix.first) {
  test(`a guest cancels over the booking before the deadline and gets everything back (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { cancel: words, refund, order, document } = wordsOf(variant.language);
    const number = await bookUnderTerms(page, visit, variant, terms.free);
    await visit(variant.site, `/${variant.language}/manage-booking?orderNumber=${number}`);
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

    await page.reload();
    const card = page.getByRole("region", { name: document.title });
    const note = card.getByRole("listitem").filter({ hasText: document.kinds.creditNote });
    await expect(note).toBeVisible({ timeout: 30_000 });
    const downloading = page.waitForEvent("download");
    await note.getByRole("link", { name: document.download }).first().click();
    expect((await downloading).suggestedFilename()).toMatch(/^[MT]SAC-\d\d-\d{7}\.pdf$/);
  });
}

for (const variant of testMatrix.second) {
  test(`after the deadline a guest reads what is kept, and gets the rest back (${nameOf(variant)})`, async ({
    page,
    visit,
  }) => {
    const { cancel: words, refund } = wordsOf(variant.language);
    const number = await bookUnderTerms(page, visit, variant, terms.late, soonStay);
    await visit(variant.site, cancelPath(variant, number));
    await expect(page.getByText(new RegExp(words.kept({ amount: ".+" })))).toBeVisible();
    await expect(page.getByText(words.backTitle)).toBeVisible();
    await expectAccessible(page, "order-cancel-late");
    await confirmCancellation(page, variant);
    await expect(page.getByText(refund.kept)).toBeVisible();
    await expectStatus(page, variant, "95");
  });
}

for (const variant of testMatrix.arabicPhone) {
  test(`a guest of a non-refundable stay reads it before cancelling (${nameOf(variant)})`, async ({ page, visit }) => {
    const { cancel: words, refund } = wordsOf(variant.language);
    const number = await bookUnderTerms(page, visit, variant, terms.nonRefundable);
    await visit(variant.site, cancelPath(variant, number));
    await expect(page.getByText(words.none)).toBeVisible();
    await expectAccessible(page, "order-cancel");
    await confirmCancellation(page, variant);
    await expectStatus(page, variant, "94");
    await expect(page.getByText(refund.nothing)).toBeVisible();
  });
}

for (const variant of testMatrix.englishPhone) {
  test(`a guest without an account confirms a code and cancels (${nameOf(variant)})`, async ({ page, visit }) => {
    const { cancel: words, order, refund, login } = wordsOf(variant.language);
    const email = `code-${crypto.randomUUID()}@example.test`;
    const number = await bookHeldProperty(page, visit, variant, { email });
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
    await confirmCancellation(page, variant);
    await expect(page.getByRole("heading", { level: 2, name: refund.title })).toBeVisible();
    await expect(page.getByRole("link", { name: order.cancel })).toHaveCount(0);
  });
}

for (const variant of testMatrix.arabicDesktop) {
  test(`a refund that the bank refuses is shown, and ends by hand (${nameOf(variant)})`, async ({ page, visit }) => {
    const { refund } = wordsOf(variant.language);
    const number = await bookUnderTerms(page, visit, variant, terms.free);
    await bankRefusesRefunds(number);
    await visit(variant.site, cancelPath(variant, number));
    await confirmCancellation(page, variant);
    await expect(page.getByText(refund.refusedText)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, "order-refused");
    await operate("refund-by-hand", number, "--reference", "FT-1");
    await page.reload();
    await expectStatus(page, variant, "95");
  });
}

for (const variant of testMatrix.englishDesktop) {
  test(`a guest whose host cannot host gets everything back (${nameOf(variant)})`, async ({ page, visit }) => {
    const { order } = wordsOf(variant.language);
    const number = await bookUnderTerms(page, visit, variant, terms.nonRefundable);
    await operate("cancel-as-host", number, "--second", "other");
    await visit(variant.site, `/${variant.language}/manage-booking?orderNumber=${number}`);
    await expectStatus(page, variant, "95");
    await expect(page.getByRole("link", { name: order.cancel })).toHaveCount(0);
  });
}

test("a guest cancels on a page without JavaScript", async ({ page, visit, browser }) => {
  const { cancel: words, refund } = wordsOf("en");
  const number = await bookHeldProperty(page, visit, variants.mabeetSa.englishDesktop);
  const origin = new URL(page.url()).origin;
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(`${origin}/en/manage-booking/cancel?orderNumber=${number}`);
  await still.getByRole("button", { name: words.confirm }).click();
  await expect(still.getByText("Choose a reason.")).toBeVisible();
  await still.getByText(words.reasons.other).click();
  await still.getByRole("button", { name: words.confirm }).click();
  await expect(still.getByRole("heading", { level: 2, name: refund.title })).toBeVisible();
  await expect(still).toHaveURL(new RegExp(`/en/manage-booking\\?orderNumber=${number}`));
  await plain.close();
});

test("a guest confirms a code and cancels without JavaScript", async ({ page, visit, browser }) => {
  const { cancel: words, refund, login } = wordsOf("ar");
  const email = `plain-${crypto.randomUUID()}@example.test`;
  const number = await bookHeldProperty(page, visit, variants.mabeetSa.arabicPhone, { email });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(await mailedLink(number));
  await still.goto(`${new URL(still.url()).origin}/ar/manage-booking/cancel?orderNumber=${number}`);
  await expect(still.getByText(words.code)).toBeVisible();
  await still.getByRole("button", { name: /@/ }).click();
  const code = await codeSentTo(email);
  const wrong = code === "000000" ? "111111" : "000000";
  for (const typed of [wrong, code]) {
    await still.getByLabel(login.code.label).fill(typed);
    await still.getByRole("button", { name: login.code.submit }).click();
  }
  await still.getByText(words.reasons.plans).click();
  await still.getByRole("button", { name: words.confirm }).click();
  await expect(still.getByRole("heading", { level: 2, name: refund.title })).toBeVisible();
  await plain.close();
});
