import type { Page } from "@playwright/test";
import { lateMessagesOf } from "#domain/message/messages.ts";
import { desk, phone } from "./details-screen.ts";
import { expect, test } from "./guest.ts";
import { codeSentTo } from "./inbox.ts";
import { press, tabTo, typeAt } from "./keys.ts";
import { accountButton, anyEmail, loginLink, PASSWORD } from "./login-screen.ts";
import { wake } from "./wake.ts";
import { nameOf, type Way, ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

const dialog = (page: Page) => page.getByRole("dialog");

/** Opens the drawer from the header, goes to its form for new guests, and is let in by the code that is sent. */
async function join(page: Page, { language }: Way): Promise<void> {
  const { login: words } = lateMessagesOf(language);
  const email = anyEmail();
  await press(page, loginLink(page, language));
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
async function goTo(page: Page, { language }: Way, place: "travellers" | "security"): Promise<void> {
  const { menu } = lateMessagesOf(language).login;
  await press(page, accountButton(page, language));
  await press(page, dialog(page).getByRole("link", { name: menu[place] }));
  await page.waitForURL(new RegExp(`/account/${place}$`));
  await wake(page);
}

async function saveAndRemoveSomebody(page: Page, way: Way): Promise<void> {
  const { traveller: words, account } = lateMessagesOf(way.language);
  const yes = words.removeThe({ name: "\u2068Haya Al Otaibi\u2069" });
  await goTo(page, way, "travellers");
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

async function beginToLeaveAndStay(page: Page, way: Way): Promise<void> {
  const { remove: words } = lateMessagesOf(way.language).security;
  const open = page.getByRole("button", { name: words.open });
  await goTo(page, way, "security");
  await press(page, open);
  await tabTo(page, dialog(page).locator("[name=password]"));
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();
}

for (const way of [ways.mabeetSa.arabicDesk, ways.tajawalSa.englishPhone]) {
  test(`a guest without a mouse joins, keeps house in the account and logs out (${nameOf(way)})`, async ({
    page,
    visit,
  }) => {
    const { login: words } = lateMessagesOf(way.language);
    await page.setViewportSize(way.isPhone ? phone : desk);
    await visit(way.site, `/${way.language}/chalets-home`);
    await join(page, way);
    await saveAndRemoveSomebody(page, way);
    await beginToLeaveAndStay(page, way);
    await press(page, accountButton(page, way.language));
    await press(page, dialog(page).getByRole("button", { name: words.menu.logOut }));
    await expect(loginLink(page, way.language)).toBeVisible();
  });
}
