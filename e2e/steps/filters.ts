import type { Locator, Page } from "@playwright/test";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { type FilterName, filters, type RangeFilterName } from "#domain/search/filters.ts";
import { expect } from "./test.ts";

export const phone = { width: 390, height: 844 };
/** Too narrow for the map beside the list: filter journeys need none. */
export const desktop = { width: 1200, height: 900 };

export const words = {
  ar: {
    site: "mabeet-sa",
    price: "سعر الإقامة كاملة",
    minimum: "الحد الأدنى",
    guests: "زيادة: ضيوف المبيت",
    filters: /^تصفية/,
    allFilters: "كل عوامل التصفية",
    clear: "مسح الكل",
    apply: "تطبيق",
    show: /^عرض .*نتيج|^عرض .*نتائج/,
    remove: /^إزالة /,
    applied: "عوامل التصفية المطبّقة",
    seek: "ابحث في هذه القائمة",
  },
  en: {
    site: "tajawal-sa",
    price: "Price for the whole stay",
    minimum: "Minimum",
    guests: "Increase Overnight guests",
    filters: /^Filters/,
    allFilters: "All filters",
    clear: "Clear all",
    apply: "Apply",
    show: /^Show \d+ result/,
    remove: /^Remove /,
    applied: "Applied filters",
    seek: "Search in this list",
  },
} as const;
export type Language = keyof typeof words;

export const properties = (page: Page) =>
  page
    .locator("ul:not(.property-row) > li > article")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.property));
export const chips = (page: Page, language: Language) =>
  page.getByRole("list", { name: words[language].applied }).getByRole("link", { name: words[language].remove });
export const rail = (page: Page) => page.locator("#filters");

/** Types the lower end of a range: a third of the way from the field's minimum to its maximum. */
async function raiseMinimum(panel: Locator, language: Language, name: RangeFilterName) {
  const label = `${lazyMessagesOf(language).filters.names[name]}: ${words[language].minimum}`;
  const thumb = panel.locator(`input[type=range][aria-label="${label}"]`);
  const [min, max, step] = await thumb.evaluate((input) => {
    const { min, max, step } = input as HTMLInputElement;
    return [min, max, step].map(Number) as [number, number, number];
  });
  const third = min + Math.max(1, Math.floor((max - min) / step / 3)) * step;
  const field = panel.getByRole("textbox", { name: label });
  await field.fill(String(third));
  await field.press("Enter");
}

type Choose = (panel: Locator, language: Language) => Promise<unknown>;

/** How a guest chooses a filter, by its kind. */
function chooseFilter(name: FilterName): Choose {
  const { kind } = filters[name];
  if (kind === "range") return (panel, language) => raiseMinimum(panel, language, name as RangeFilterName);
  if (kind === "text") {
    return (panel, language) => panel.locator(`input[name=${name}]`).fill(language === "ar" ? "ال" : "al");
  }
  return (panel) => panel.locator(`input[name=${name}]:not([value=""])`).first().check();
}

const chooseGuests: Choose = (panel, language) => panel.getByRole("button", { name: words[language].guests }).click();

/** One filter of each kind; together they still find properties. */
export const choices: readonly { name: string; choose: Choose }[] = [
  { name: "bedCountFilter", choose: chooseFilter("bedCountFilter") },
  { name: "amenities", choose: chooseFilter("amenities") },
  { name: "freeCancellation", choose: chooseFilter("freeCancellation") },
  { name: "unitSearch", choose: chooseFilter("unitSearch") },
  { name: "adults", choose: chooseGuests },
];

/** The address names a filter. */
export const naming = (name: string) => new RegExp(`[?&]${name}=[^&]+`);

/** The text of a button or heading once it has not changed for a while, because typing and sliders are debounced. */
export async function settledText(button: Locator): Promise<string> {
  let text = "";
  await expect
    .poll(
      async () => {
        const before = text;
        text = `${await button.getAttribute("aria-busy")} ${await button.innerText()}`;
        return text === before;
      },
      { intervals: [600], timeout: 20_000 },
    )
    .toBe(true);
  return text;
}
