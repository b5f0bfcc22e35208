import { lazyMessagesOf } from "#domain/message/messages.ts";
import { bookHeldProperty } from "../steps/booking.ts";
import { expect, test } from "../steps/test.ts";
import { variants } from "../steps/variants.ts";

test("a guest cancels over the booking, sees what comes back, and follows the refund", async ({ page, visit }) => {
  const { cancel: words, refund, order } = lazyMessagesOf("ar");
  const number = await bookHeldProperty(page, visit, variants.mabeetSa.arabicPhone);
  await visit("mabeet-sa", `/ar/manage-booking?orderNumber=${number}`);
  await page.getByRole("link", { name: order.cancel }).click();
  const sheet = page.getByRole("dialog", { name: words.title });
  await expect(sheet.getByRole("heading", { name: words.policy })).toBeVisible();
  await sheet.getByRole("button", { name: words.keep }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("link", { name: order.cancel }).click();
  await sheet.getByText(words.reasons.plans).click();
  await sheet.getByRole("button", { name: words.confirm }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: refund.title })).toBeVisible();
  await expect(page.getByRole("link", { name: order.cancel })).toHaveCount(0);
});

test("a guest cancels on a page without JavaScript", async ({ page, visit, browser }) => {
  const { cancel: words, refund } = lazyMessagesOf("en");
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
