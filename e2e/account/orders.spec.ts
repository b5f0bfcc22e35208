import { lazyMessagesOf } from "#domain/message/messages.ts";
import {
  bookHeldProperty,
  expectConfirmed,
  openGuestForm,
  orderNumberOf,
  payByCard,
  submitGuest,
} from "../steps/booking.ts";
import { becomeMember } from "../steps/member.ts";
import { expect, test } from "../steps/test.ts";
import { variants } from "../steps/variants.ts";

test("a booking of a member is in their list, with its price and policies", async ({ page, visit }) => {
  const { orders: words, order } = lazyMessagesOf("ar");
  await becomeMember(page);
  // Requests from outside the page have no session.
  await page.context().clearCookies({ domain: "127.0.0.1" });
  await openGuestForm(page, visit, variants.mabeetSa.arabicDesktop);
  await submitGuest(page, "ar");
  await payByCard(page, "ar");
  await expectConfirmed(page, "ar");
  const number = orderNumberOf(page);
  await visit("mabeet-sa", "/ar/account/orders");
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await expect(page.locator("[data-order-number]")).toHaveText(number);
  for (const part of [order.stay, order.where, order.host, order.price, order.policy, words.history])
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
  await expect(page.getByRole("button", { name: order.print })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: words.back }).click();
  await page.getByRole("link", { name: words.past }).click();
  await expect(page.getByText(words.emptyPast)).toBeVisible();
});

test("a booking of another guest is not found", async ({ page, visit }) => {
  await becomeMember(page);
  await visit("mabeet-sa", "/en/account/orders/C000000000");
  await expect(page.getByText(lazyMessagesOf("en").account.missing)).toBeVisible();
});

test("a guest without an account finds the booking by number and phone, and may try five times", async ({
  page,
  visit,
  browserErrors,
}) => {
  const { orders, order } = lazyMessagesOf("en");
  const { manage: words } = orders;
  const number = await bookHeldProperty(page, visit, variants.mabeetSa.englishDesktop);
  await page.context().clearCookies();
  await visit("mabeet-sa", "/en/manage-booking");
  const look = async (contact: string) => {
    await page.locator("[name=orderNumber]").fill(number.toLowerCase());
    await page.locator("[name=contact]").fill(contact);
    await page.getByRole("button", { name: words.submit }).click();
  };
  await look("somebody@example.test");
  await expect(page.getByText("We could not find this booking. Check the number and contact.")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/manage-booking$/);
  await look("٠٥١٢٣٤٥٦٧٨");
  await expect(page.getByRole("heading", { level: 2, name: order.policy })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: order.policy })).toBeVisible();
  await expect(page.getByRole("link", { name: order.calendar })).toHaveCount(0);
  await page.getByRole("link", { name: words.again }).click();
  // A browser that has proven the contact keeps its access; another one counts its attempts.
  await page.context().clearCookies();
  for (const _ of [1, 2, 3, 4]) {
    await look("somebody@example.test");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  }
  await expect(page.getByText(words.tooMany({ n: 15 }))).toBeVisible();
  expect(browserErrors.splice(0).every((text) => text.includes("Failed to load resource"))).toBe(true);
});
