import type { Page } from "@playwright/test";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { hydrate } from "../steps/hydrate.ts";
import { press, tabTo, typeAt } from "../steps/keyboard.ts";
import { accountButton, anyEmail, loginLink, PASSWORD } from "../steps/login.ts";
import { desktop, phone } from "../steps/property.ts";
import { codeSentTo } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

const dialog = (page: Page) => page.getByRole("dialog");

/** Opens the drawer from the header, fills in the registration form and types the code that is sent. */
async function join(page: Page, { language }: Variant): Promise<void> {
  const { login: words } = lazyMessagesOf(language);
  const email = anyEmail();
  await press(page, loginLink(page, language));
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(loginLink(page, language)).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, dialog(page).getByRole("link", { name: words.register.tab }));
  await typeAt(page, page.locator("[name=FirstName]"), "Noura");
  await typeAt(page, page.locator("[name=LastName]"), "Alotaibi");
  await typeAt(page, page.locator("[name=email]"), email);
  await typeAt(page, page.locator("[name=password]"), PASSWORD);
  await page.keyboard.press("Enter");
  await page.locator("[name=code]").waitFor();
  await typeAt(page, page.locator("[name=code]"), await codeSentTo(email));
  await page.keyboard.press("Enter");
  await expect(accountButton(page, language)).toBeVisible();
}

/** From the menu in the header to a page of the account. */
async function goTo(page: Page, { language }: Variant, destination: "travellers" | "security"): Promise<void> {
  const { menu } = lazyMessagesOf(language).login;
  await press(page, accountButton(page, language));
  await press(page, dialog(page).getByRole("link", { name: menu[destination] }));
  await page.waitForURL(new RegExp(`/account/${destination}$`));
  await hydrate(page);
}

async function saveAndRemoveSomebody(page: Page, variant: Variant): Promise<void> {
  const { traveller: words, account } = lazyMessagesOf(variant.language);
  const yes = words.removeThe({ name: "\u2068Haya Al Otaibi\u2069" });
  await goTo(page, variant, "travellers");
  await press(page, page.getByRole("main").getByRole("link", { name: words.add }));
  await typeAt(page, page.locator("[name=firstName]"), "Haya");
  await typeAt(page, page.locator("[name=lastName]"), "Al Otaibi");
  await press(page, page.getByRole("button", { name: account.save }));
  await expect(page.getByRole("heading", { name: "Haya Al Otaibi" })).toBeVisible();
  await press(page, page.getByRole("button", { name: yes }));
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: yes })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, dialog(page).getByRole("button", { name: yes }));
  await expect(page.getByText(words.empty)).toBeVisible();
}

async function beginToLeaveAndStay(page: Page, variant: Variant): Promise<void> {
  const { remove: words } = lazyMessagesOf(variant.language).security;
  const open = page.getByRole("button", { name: words.open });
  await goTo(page, variant, "security");
  await press(page, open);
  await tabTo(page, dialog(page).locator("[name=password]"));
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();
}

for (const { title, ...variant } of journeyVariants(
  "a guest without a mouse joins, keeps house in the account and logs out",
)) {
  test(title, async ({ page, visit }) => {
    const { login: words } = lazyMessagesOf(variant.language);
    await page.setViewportSize(variant.isPhone ? phone : desktop);
    await visit(variant.site, `/${variant.language}/chalets-home`);
    await join(page, variant);
    await saveAndRemoveSomebody(page, variant);
    await beginToLeaveAndStay(page, variant);
    await press(page, accountButton(page, variant.language), "Space");
    await press(page, dialog(page).getByRole("button", { name: words.menu.logOut }));
    await expect(loginLink(page, variant.language)).toBeVisible();
  });
}
