import {
  cards,
  comeToPay,
  expectConfirmed,
  goOnToPay,
  openHome,
  payButton,
  reserve,
  total,
  typeCard,
  wordsOf,
} from "./booking-screen.ts";
import { desk } from "./details-screen.ts";
import { expect, test } from "./guest.ts";
import {
  accountButton,
  aMember,
  anyEmail,
  drawer,
  endSessions,
  fillLogin,
  PASSWORD,
  typeCode,
} from "./login-screen.ts";
import { wake } from "./wake.ts";
import { ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

const orderNumber = (address: string) => new URL(address).searchParams.get("orderNumber") ?? "";

test("a member logs in while booking, finds the contact filled in and the booking in the account", async ({
  page,
  visit,
  request,
}) => {
  const email = anyEmail();
  await aMember(request, "mabeet-sa", { email });
  await openHome(page, visit, ways.mabeetSa.arabicPhone);
  await reserve(page, "ar");
  await page
    .getByRole("main")
    .getByRole("link", { name: wordsOf("ar").login.nudge.link })
    .click();
  await expect(drawer(page)).toBeVisible();
  await fillLogin(drawer(page), "ar", { email });
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await expect(page.locator("[name=firstName]")).toHaveValue("Noura");
  await page.locator("[name=phone]").fill("0512345678");
  await page.locator("[name=agreeRules]").check();
  await goOnToPay(page, "ar");
  await typeCard(page, cards.good);
  await payButton(page, "ar").click();
  await expectConfirmed(page, "ar");
  const number = orderNumber(page.url());
  await visit("mabeet-sa", "/ar/account/orders");
  await expect(page.getByText(number)).toBeVisible();
});

test("a session that ends in the middle of a booking loses neither the cart nor what was typed", async ({
  page,
  visit,
  request,
}) => {
  await page.setViewportSize(desk);
  const email = anyEmail();
  await aMember(request, "mabeet-sa", { email });
  await visit("mabeet-sa", "/en/login?returnTo=/en/help");
  await fillLogin(page, "en", { email });
  await expect(accountButton(page, "en")).toBeVisible();
  await openHome(page, visit, ways.mabeetSa.englishDesk);
  await reserve(page, "en");
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await page.locator("[name=phone]").fill("0512345678");
  await page.locator("[name=agreeRules]").check();
  const promised = await total(page);
  await endSessions(request, "mabeet-sa", email);
  await page.reload();
  await wake(page);
  await expect(page.locator("[name=phone]")).toHaveValue("0512345678");
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await expect(page.getByRole("main").getByRole("link", { name: wordsOf("en").login.nudge.link })).toBeVisible();
  expect(await total(page)).toBe(promised);
  await goOnToPay(page, "en");
});

test("a guest who has booked keeps the booking in an account with a password alone", async ({ page, visit }) => {
  const email = anyEmail();
  const { join } = wordsOf("en").login;
  await comeToPay(page, visit, ways.tajawalAe.englishDesk, { email });
  await typeCard(page, cards.good);
  await payButton(page, "en").click();
  await expectConfirmed(page, "en");
  await wake(page);
  const number = orderNumber(page.url());
  await page.locator("[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: join.submit }).click();
  await typeCode(page, "en", email);
  await expect(page.getByText(join.done)).toBeVisible();
  await page.getByRole("link", { name: join.see }).click();
  await expect(page.getByText(number)).toBeVisible();
});
