import { siteCountries } from "#domain/site/site-countries.ts";
import { quickRanges } from "#domain/stay/date-picker/quick-ranges.ts";
import { addDays } from "#domain/stay/day.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { ANY, calendarOf, desktop, HOME, maxDate, opened, today, words } from "../steps/date-picker.ts";
import { inDays } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.use({ viewport: desktop });

test("a tap outside after check-in makes it one night; Escape does the same", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(3));
  await page.getByRole("heading", { level: 1 }).click();
  await calendar.holds([inDays(3), inDays(4)]);
  await calendar.checkIn.click();
  await calendar.pick(inDays(10));
  await page.keyboard.press("Escape");
  await calendar.holds([inDays(10), inDays(11)]);
  await expect(calendar.checkIn).toBeFocused();
});

test("with a home, a tap outside brings the confirmed stay back", async ({ page, visit }) => {
  const calendar = await opened(page, visit, HOME);
  await calendar.pick(inDays(1));
  await calendar.pick(inDays(3));
  await calendar.holds([inDays(1), inDays(3)]);
  await calendar.checkIn.click();
  await calendar.pick(inDays(2));
  await page.getByRole("heading", { level: 1 }).click();
  await calendar.holds([inDays(1), inDays(3)]);
});

test("a tap outside on a link closes the calendar and follows the link; Back leads to the page without it", async ({
  page,
  visit,
}) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(3));
  const link = page.getByRole("main").getByRole("link").first();
  const to = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === to);
  await page.goBack();
  await expect(page).toHaveURL(/gallery\/date-picker$/);
});

test("one press on Search ends the choice of dates and searches with them", async ({ page, visit }) => {
  await visit("mabeet-sa", "/ar/chalets-home");
  const calendar = calendarOf(page);
  await calendar.checkIn.click();
  await expect(calendar.day(inDays(5))).toBeVisible();
  await calendar.pick(inDays(5));
  await page.getByRole("main").getByRole("button", { name: "بحث", exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith("/chalets/search") && !url.searchParams.has("modals"));
  expect(new URL(page.url()).searchParams.get("checkIn")).toBe(writeUrlDay(inDays(5)));
  expect(new URL(page.url()).searchParams.get("checkOut")).toBe(writeUrlDay(inDays(6)));
});

test("Back discards an incomplete choice", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(3));
  await page.goBack();
  await calendar.holds(null);
});

test("the check-out field is disabled without a check-in", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await page.keyboard.press("Escape");
  await calendar.holds(null);
  await expect(calendar.checkOut).toHaveAttribute("aria-disabled", "true");
  await calendar.checkOut.click({ force: true });
  await expect(calendar.dialog).toHaveCount(0);
});

test("the fields move the choice between check-in and check-out", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(3));
  await calendar.pick(inDays(6));
  await calendar.checkOut.click();
  await calendar.pick(inDays(8));
  await calendar.holds([inDays(3), inDays(8)]);
  await calendar.checkOut.click();
  await calendar.checkIn.click();
  await calendar.pick(inDays(10));
  await expect(calendar.checkOut).toHaveText(words.ar.none);
});

test("Clear empties both dates", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(3));
  await calendar.pick(inDays(6));
  await calendar.checkIn.click();
  await calendar.clear.click();
  await expect(calendar.checkIn).toHaveText(words.ar.none);
  await page.keyboard.press("Escape");
  await calendar.holds(null);
});

test("a link with the calendar open opens it and scrolls to the fields", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit("mabeet-sa", "/ar/gallery/date-picker?modals=DATE_PICKER_MODAL");
  const calendar = calendarOf(page);
  await expect(calendar.dialog).toBeVisible();
  await expect(calendar.checkIn).toBeInViewport();
  await page.keyboard.press("Escape");
  await calendar.holds(null);
});

test("pointing at a day shows the nights it would make", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await calendar.pick(inDays(1));
  await calendar.day(inDays(4)).hover();
  await expect(calendar.day(inDays(4)).locator(".day-hint")).toHaveText("3 ليالٍ");
  await expect(calendar.day(inDays(3))).toHaveAttribute("data-preview", "within");
  await calendar.day(inDays(4)).click();
  await calendar.holds([inDays(1), inDays(4)]);
});

test("quick ranges choose the site's weekend in one tap", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  const [weekend] = quickRanges({ today, maxDate }, siteCountries.SA);
  await calendar.dialog.getByRole("button", { name: /^نهاية الأسبوع/ }).click();
  await calendar.holds(weekend ? [weekend.stay.checkIn, weekend.stay.checkOut] : null);
});

test("Hijri days can be switched off, and stay off after a reload", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY);
  await expect(calendar.day(today)).toHaveAccessibleName(/هـ$/);
  await calendar.dialog.getByRole("switch").uncheck();
  await expect(calendar.day(today)).not.toHaveAccessibleName(/هـ/);
  await page.reload();
  await expect(calendar.day(today)).toBeVisible();
  await expect(calendar.day(today)).not.toHaveAccessibleName(/هـ/);
});

test("a week, a month and the ends of a week are one key away", async ({ page, visit }) => {
  const calendar = await opened(page, visit, ANY, "en");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowDown");
  const focusedDay = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? "");
  await expect.poll(async () => (await focusedDay()) > inDays(36)).toBe(true);
  const start = await focusedDay();
  const sunday = addDays(start, -new Date(start).getUTCDay());
  await page.keyboard.press("Home");
  await expect.poll(focusedDay).toBe(sunday);
  await page.keyboard.press("End");
  await expect.poll(focusedDay).toBe(addDays(sunday, 6));
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect.poll(async () => (await focusedDay()).slice(0, 7)).toBe(today.slice(0, 7));
  await expect(calendar.dialog).toBeVisible();
});

test("on the collapsed bar the page behind is dimmed, and a tap there completes", async ({ page, visit }) => {
  const calendar = await opened(page, visit, "/gallery/date-picker-collapsed");
  await expect(page.locator(".stay-backdrop")).toHaveCSS("background-color", /0\.4\)$/);
  await calendar.pick(inDays(3));
  await page.mouse.click(20, 500);
  await calendar.holds([inDays(3), inDays(4)]);
});
