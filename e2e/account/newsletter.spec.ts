import { addressOf, directAddress } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { anyEmail } from "../steps/login.ts";
import { gatewayAddress } from "../steps/payment-gateway.ts";
import { desktop, phone } from "../steps/property.ts";
import { linkSentTo } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";

test.describe.configure({ timeout: 120_000 });

test("a guest subscribes in the footer, says yes in the mail, and no again", async ({ page, visit }) => {
  await page.setViewportSize(phone);
  const words = wordsOf("ar").newsletter;
  const email = anyEmail();
  await visit("mabeet-sa", "/ar/help");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: words.submit, exact: true }).click();
  await expect(footer.getByText(wordsOf("ar").field.required)).toBeVisible();
  await footer.locator("[name=newsletterEmail]").fill(email);
  await footer.getByRole("button", { name: words.submit, exact: true }).click();
  await expect(footer.getByText(words.sentTitle)).toBeVisible({ timeout: 30_000 });
  await visit("mabeet-sa", await linkSentTo(email, "newsletter"));
  await page.getByRole("button", { name: words.confirm }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.confirmedTitle })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: words.confirmedTitle })).toBeVisible();
  await page.getByRole("button", { name: words.leave }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.endedTitle })).toBeVisible();
  await page.getByRole("button", { name: words.again }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.confirmedTitle })).toBeVisible();
});

test("yes and no work without scripts, and no by one press in the mail program", async ({ browser, page, visit }) => {
  const words = wordsOf("en").newsletter;
  const email = anyEmail();
  await page.setViewportSize(desktop);
  await visit("tajawal-ae", "/en/help");
  const footer = page.getByRole("contentinfo");
  await footer.locator("[name=newsletterEmail]").fill(email);
  await footer.getByRole("button", { name: words.submit, exact: true }).click();
  await expect(footer.getByText(words.sentTitle)).toBeVisible({ timeout: 30_000 });
  const link = await linkSentTo(email, "newsletter");

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(addressOf("tajawal-ae", link));
  await still.getByRole("button", { name: words.confirm }).click();
  await expect(still.getByRole("heading", { level: 1, name: words.confirmedTitle })).toBeVisible();

  const inbox = await (await fetch(gatewayAddress(`/inbox.json?to=${encodeURIComponent(email)}`))).json();
  const [, oneClick = ""] = /<(.+)>/.exec(inbox.messages[0].headers["List-Unsubscribe"]) ?? [];
  const { pathname, search } = new URL(oneClick);
  const { url, headers } = directAddress("tajawal-ae", pathname + search);
  const form = { "List-Unsubscribe": "One-Click" };
  expect((await page.request.post(url, { headers, form })).status()).toBe(200);
  await still.reload();
  await still.goto(addressOf("tajawal-ae", link));
  await expect(still.getByRole("heading", { level: 1, name: words.endedTitle })).toBeVisible();
  await plain.close();
});

test("a link nobody sent offers a new one, and a form without a script says what it needs", async ({ browser }) => {
  const words = wordsOf("ar").newsletter;
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  const answer = await still.goto(addressOf("mabeet-sa", "/ar/newsletter?token=nobody"));
  expect(answer?.status()).toBe(410);
  await expect(still.getByRole("heading", { level: 1, name: words.oldTitle })).toBeVisible();
  await still.locator("[name=newsletterEmail]").fill("noura@example.test");
  await still.getByRole("button", { name: words.submit, exact: true }).click();
  await expect(still.getByText(words.needsScript({ mail: "" }).slice(0, 30))).toBeVisible();
  await expect(still.locator("[name=newsletterEmail]")).toHaveValue("noura@example.test");
  await plain.close();
});
