import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { cards } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

const phone = { width: 390, height: 844 };
const RIYADH = "/ar/chalets/search?cityId=5";
/** The map is drawn by software here. */
const TIMEOUT = { timeout: 30_000 };

const mapOf = (page: Page) => page.getByRole("region", { name: "خريطة الأماكن في الرياض" }).last();
const pinsOf = (map: Locator) => map.locator("[data-pin]");
const groupsOf = (map: Locator) => map.getByRole("button", { name: /كبّر الخريطة/ });

/** The first button that lies well inside the visible map. */
async function seen(map: Locator, selector: string): Promise<Locator | null> {
  const index = await map.evaluate((frame, selector) => {
    const box = frame.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 130) + 8, Math.min(box.bottom, innerHeight) - 8];
    const isSeen = (spot: DOMRect) =>
      spot.left > box.left + 8 && spot.right < box.right - 8 && spot.top > top && spot.bottom < bottom;
    return [...frame.querySelectorAll(selector)].findIndex((button) => isSeen(button.getBoundingClientRect()));
  }, selector);
  return index < 0 ? null : map.locator(selector).nth(index);
}

/** Opens cluster after cluster until a property has a pin of its own. */
async function firstPin(map: Locator): Promise<Locator> {
  await expect(pinsOf(map).or(groupsOf(map)).first()).toBeVisible(TIMEOUT);
  let name: string | null | undefined;
  await expect(async () => {
    name = await (await seen(map, "[data-pin]"))?.getAttribute("aria-label");
    if (!name) await (await seen(map, ".map-cluster"))?.click();
    expect(name, "no home stands alone yet").toBeTruthy();
  }).toPass(TIMEOUT);
  return map.getByRole("button", { name: name ?? "", exact: true });
}

/** The axe violations of the map alone; the page around it is checked elsewhere. */
async function barriers(page: Page): Promise<string[]> {
  const map = new AxeBuilder({ page }).include(".map-board");
  const { violations } = await map.options({ resultTypes: ["violations"] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
}

/** The price of a card is inside the window. */
const showsPrice = (card: Element) =>
  (card.querySelector(".card-amount") ?? card).getBoundingClientRect().bottom <= innerHeight;

/** The cumulative layout shift of the page. */
const SHIFTS = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("four homes are beside a map, whose pins tell prices, open cards and get the focus back", async ({
    page,
    visit,
  }) => {
    await visit("mabeet-sa", RIYADH);
    const map = mapOf(page);
    await expect(groupsOf(map).or(pinsOf(map)).first()).toBeVisible(TIMEOUT);
    for (const position of [0, 1, 2, 3]) expect(await cards(page).nth(position).evaluate(showsPrice)).toBe(true);

    await test.step("card and pin highlight each other", async () => {
      await cards(page).first().hover();
      await expect(map.locator("[data-on]")).toHaveCount(1);
      await (await firstPin(map)).hover();
      await expect(map.locator("[data-on]")).toHaveCount(1);
    });

    await test.step("a pin opens the card of its home by keys", async () => {
      const pin = await firstPin(map);
      const name = (await pin.getAttribute("aria-label")) ?? "";
      const price = (await pin.innerText()).trim();
      expect(name).toContain(price);
      await pin.focus();
      await page.keyboard.press("Enter");
      const card = map.getByRole("article");
      await expect(card.getByRole("link")).toHaveText(name.split("،")[0] ?? "");
      await expect(card).toContainText(price);
      await expect(map.getByText("الموقع تقريبي")).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();
      await expect(map.locator("[data-pin]:focus")).toHaveAttribute("aria-label", name);
    });
  });

  test("the seen area is searched and taken back by its chip, and a hidden map stays hidden without a layout shift", async ({
    page,
    visit,
  }) => {
    await page.addInitScript(SHIFTS);
    await visit("mabeet-sa", RIYADH);
    const map = mapOf(page);
    const title = page.getByRole("heading", { level: 1 });
    const all = await title.innerText();

    await test.step("the area is kept by the address", async () => {
      await expect(groupsOf(map).or(pinsOf(map)).first()).toBeVisible(TIMEOUT);
      const search = map.getByRole("button", { name: "البحث في هذه المنطقة" });
      await expect(search).toBeHidden();
      await map.getByRole("button", { name: "تكبير" }).click();
      await search.click();
      await expect(page).toHaveURL(/bounds=-?[\d.]+(,|%2C)/);
      await expect(title).not.toHaveText(all);
      const few = await title.innerText();
      await page.reload();
      await expect(title).toHaveText(few);
      await page.getByRole("link", { name: "إزالة منطقة الخريطة" }).click(TIMEOUT);
      await expect(page).not.toHaveURL(/bounds/);
      await expect(title).toHaveText(all);
    });

    await test.step("a guest who hides the map does not see it again until they ask", async () => {
      await page.getByRole("button", { name: "إخفاء الخريطة" }).click();
      await expect(page.locator(".map-column")).toHaveCount(0);
      await visit("mabeet-sa", RIYADH);
      await expect(page.getByRole("button", { name: "عرض الخريطة" })).toBeVisible();
      await expect(mapOf(page)).toBeHidden();
      expect(await page.evaluate("window.moved")).toBeLessThanOrEqual(0.02);
      await page.getByRole("button", { name: "عرض الخريطة" }).click();
      await expect(mapOf(page)).toBeVisible(TIMEOUT);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the map takes the screen, pins and cards go together, and Back and its pill lead to the list", async ({
    page,
    visit,
  }) => {
    await visit("mabeet-sa", "/ar/mweb/chalets/search?cityId=5");
    const open = page.getByRole("button", { name: "الخريطة", exact: true });
    await open.click();
    await expect(page).toHaveURL(/modals=PROPERTY_MAP_MODAL/);
    await expect(page.getByRole("dialog")).toBeVisible(TIMEOUT);

    await test.step("pins and cards go together, whichever is touched", async () => {
      const map = mapOf(page);
      const pin = await firstPin(map);
      const id = await pin.getAttribute("data-pin");
      await pin.tap();
      await expect(map.locator(`[data-pin="${id}"]`)).toHaveAttribute("aria-pressed", "true");
      const row = map.getByRole("list", { name: "الأماكن على الخريطة" }).last();
      await expect(row.locator(`[data-map-card="${id}"]`)).toBeInViewport({ ratio: 0.9 });
      expect(await barriers(page)).toEqual([]);
      await row.dispatchEvent("pointerdown");
      await row.evaluate((list) =>
        list.scrollBy({ left: list.clientWidth * (getComputedStyle(list).direction === "rtl" ? -1 : 1) }),
      );
      await expect(map.locator('[data-pin][aria-pressed="true"]')).not.toHaveAttribute("data-pin", id ?? "");
    });

    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await open.click();
    await page.getByRole("button", { name: "القائمة" }).click(TIMEOUT);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).not.toHaveURL(/modals/);
  });
});

test("a browser that cannot draw says so, and the list is as it was", async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith("webgl") ? null : getContext.call(this, kind as "2d", ...(rest as []));
    } as typeof getContext;
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit("tajawal-ae", "/en/chalets/search?cityId=5");
  await expect(page.getByRole("heading", { name: "This browser can’t show the map" })).toBeVisible(TIMEOUT);
  await expect(page.getByRole("list", { name: "Homes found" }).getByRole("article").first()).toBeVisible();
});
