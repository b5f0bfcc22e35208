import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../steps/test.ts";

test.use({ consent: null });

const question = (page: Page) => page.getByRole("region", { name: "خيار الخصوصية" });
const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((each) => each.name === name);

/** The analytics events sent so far. */
function eventsOf(page: Page): string[] {
  const events: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/system/event") && events.push(request.postData() ?? ""));
  return events;
}

/** Sums up the layout shifts of each page. */
const collectShifts = () => {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
};

test("nothing about a guest is sent or stored before consent, nor after a refusal", async ({
  page,
  visit,
  context,
}) => {
  const events = eventsOf(page);
  await page.addInitScript(collectShifts);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5&utm_source=letter");
  await expect(question(page)).toBeVisible();
  await visit("mabeet-sa", "/ar/help");
  await page.waitForTimeout(2_500);
  expect(await namesOf(context)).not.toContain("visitor");
  const stored = () => [localStorage.getItem("MARKETING"), sessionStorage.getItem("EVENT_QUEUE")];
  expect(await page.evaluate(stored)).toEqual([null, null]);
  expect(events).toEqual([]);

  const buttons = question(page).getByRole("button");
  await test.step("both answers look alike, are large enough and come right after the skip link", async () => {
    await expect(buttons).toHaveCount(2);
    const [first, second] = [await buttons.nth(0).boundingBox(), await buttons.nth(1).boundingBox()];
    expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
    expect(first?.height).toBeGreaterThanOrEqual(44);
    const styles = await buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).cssText || one.className));
    expect(styles[0]).toBe(styles[1]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(question(page).getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(buttons.nth(0)).toBeFocused();
  });

  await test.step("the question moves nothing on the page when it goes, and later pages count nothing", async () => {
    await question(page).getByRole("button", { name: "الضروري فقط" }).press("Enter");
    await expect(question(page)).toBeHidden();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.02);
    await visit("mabeet-sa", "/ar/chalets/search?cityId=1");
    await page.waitForTimeout(2_500);
    expect([events, (await cookie(context, "consent"))?.value]).toEqual([[], "necessary"]);
    expect(await namesOf(context)).not.toContain("visitor");
  });
});

test("a guest who agrees gets an id, their events are sent, and a change of mind deletes the id", async ({
  page,
  visit,
  context,
}) => {
  const events = eventsOf(page);
  await visit("mabeet-sa", "/ar/chalets/search?cityId=5&utm_source=letter");
  await question(page).getByRole("button", { name: "موافقة" }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => events.join()).toContain("search_results_viewed");
  expect(events.join()).toContain('"utm":{"source":"letter"}');
  expect((await cookie(context, "consent"))?.value).toBe("all");
  expect((await cookie(context, "consent"))?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 179 * 86_400);
  expect(await namesOf(context)).toContain("visitor");
  await page.reload();
  await expect(question(page)).toBeHidden();
  await page.getByRole("button", { name: "خيارات الخصوصية" }).click();
  await question(page).getByRole("button", { name: "الضروري فقط" }).click();
  await expect.poll(() => namesOf(context)).not.toContain("visitor");
});
