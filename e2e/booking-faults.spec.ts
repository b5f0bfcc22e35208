import { addressOf } from "./address.ts";
import {
  anyHome,
  bookedQuery,
  cards,
  comeToPay,
  expectConfirmed,
  fillGuest,
  openHome,
  pressPay,
  reserve,
  typeCard,
  wordsOf,
} from "./booking-screen.ts";
import { expect, test } from "./guest.ts";
import { expectOnlyFailedCalls } from "./results-screen.ts";
import { wake } from "./wake.ts";
import { ways } from "./way.ts";

test.describe.configure({ timeout: 180_000 });

test("nights that another guest holds are said to be taken, with other days", async ({
  page,
  visit,
  browser,
  complaints,
}) => {
  const path = `/ar/chalet/details/${await anyHome(page)}?${bookedQuery}`;
  await visit("mabeet-sa", path);
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(addressOf("mabeet-sa", path));
  await wake(theirs);
  await reserve(theirs, "ar");
  await page
    .getByRole("button", { name: wordsOf("ar").details.reserve.button })
    .first()
    .click();
  await expect(page.getByText(wordsOf("ar").details.price.taken)).toBeVisible();
  await other.close();
  expectOnlyFailedCalls(complaints);
});

test("a hold that was given up is over on the page too, and leads back to the same days", async ({ page, visit }) => {
  await openHome(page, visit, ways.mabeetSa.englishDesk);
  await reserve(page, "en");
  const cartId = new URL(page.url()).searchParams.get("cartId");
  await page.evaluate((id) => fetch(`/api/accommodation/cart/${id}`, { method: "DELETE" }), cartId);
  await page.reload();
  await expect(page.getByText(wordsOf("en").cart.holdEnded)).toBeVisible();
  await page.getByRole("link", { name: wordsOf("en").cart.checkAgain }).click();
  await expect(page).toHaveURL(new RegExp(bookedQuery));
});

test("codes are taken, refused and taken away", async ({ page, visit }) => {
  const { coupon } = wordsOf("en").cart;
  await openHome(page, visit, ways.mabeetSa.englishDesk);
  await reserve(page, "en");
  await page.getByText(coupon.ask).click();
  const field = page.getByLabel(coupon.label);
  for (const [code, says] of [
    ["NOSUCHCODE", "This code is not valid."],
    ["SOLDOUT", "This code was already used."],
    ["BIGSTAY", "Spend at least"],
  ] as const) {
    await field.fill(code);
    await page.getByRole("button", { name: coupon.apply }).click();
    await expect(page.getByText(says)).toBeVisible();
  }
  await field.fill("ahlan50");
  await page.getByRole("button", { name: coupon.apply }).click();
  await expect(page.getByText(coupon.applied({ code: "AHLAN50" }))).toBeVisible();
  await page.getByRole("button", { name: "Remove AHLAN50" }).click();
  await expect(field).toBeVisible();
});

test("what was typed survives a reload, and mistakes are listed", async ({ page, visit }) => {
  await openHome(page, visit, ways.mabeetSa.arabicDesk);
  await reserve(page, "ar");
  await page.getByRole("button", { name: wordsOf("ar").guest.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: wordsOf("ar").guest.firstName })).toBeFocused();
  await fillGuest(page, "ar");
  await page.reload();
  await wake(page);
  await expect(page.locator("[name=firstName]")).toHaveValue("نورة");
  await expect(page.locator("[name=agreeRules]")).toBeChecked();
});

test("a second tab shows the booking that the first one paid", async ({ page, visit, context }) => {
  await comeToPay(page, visit, ways.mabeetSa.englishDesk);
  const second = await context.newPage();
  await second.goto(page.url());
  await wake(second);
  await typeCard(page, cards.good);
  await pressPay(page, "en");
  await expectConfirmed(page, "en");
  await second.reload();
  await expectConfirmed(second, "en");
});

test("where a card is typed only our own scripts run, and only the gateway is framed", async ({ page, visit }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.frame() === page.mainFrame())
      scripts.add(new URL(request.url()).origin);
  });
  await comeToPay(page, visit, ways.mabeetSa.englishDesk);
  await expect(page.frameLocator("iframe").locator("#number")).toBeVisible();
  expect([...scripts]).toEqual([new URL(page.url()).origin]);
  const gateway = new URL((await page.locator("iframe").getAttribute("src")) ?? "").origin;
  const headers = await page.evaluate(async () => {
    const answer = await fetch(location.href);
    return Object.fromEntries(
      ["content-security-policy", "cache-control"].map((name) => [name, answer.headers.get(name)]),
    );
  });
  expect(headers["content-security-policy"]).toContain(`frame-src ${gateway};`);
  expect(headers["cache-control"]).toBe("no-store");
});

test("a cart of another browser is not there", async ({ page }) => {
  const answer = await page.goto(
    addressOf("mabeet-sa", "/en/chalet/guest?cartId=5b8f3a52-6a52-4b1f-9f0d-0c6f4f7f9d11"),
  );
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(wordsOf("en").cart.missing)).toBeVisible();
});
