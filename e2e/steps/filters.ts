import type { Locator, Page } from "@playwright/test";
import type { FilterName } from "#domain/search/filters.ts";
import { expect } from "./test.ts";

export const phone = { width: 390, height: 844 };
/** Too narrow for the map beside the list: filter journeys need none. */
export const desktop = { width: 1200, height: 900 };

export const words = {
  ar: {
    site: "mabeet-sa",
    price: "سعر الإقامة كاملة",
    beds: "غرف النوم",
    baths: "دورات المياه",
    size: "المساحة بالمتر المربع",
    least: "الحد الأدنى",
    guests: "زيادة: عدد الضيوف",
    name: "اسم مكان الإقامة",
    filters: /^تصفية/,
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
    beds: "Bedrooms",
    baths: "Bathrooms",
    size: "Size in m²",
    least: "Minimum",
    guests: "Increase Guests",
    name: "Name of the home",
    filters: /^Filters/,
    clear: "Clear all",
    apply: "Apply",
    show: /^Show \d+ result/,
    remove: /^Remove /,
    applied: "Applied filters",
    seek: "Search in this list",
  },
} as const;
export type Language = keyof typeof words;
export const languages = Object.keys(words) as Language[];

export const properties = (page: Page) =>
  page
    .locator("ul:not(.home-row) > li > article")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.home));
export const chips = (page: Page, language: Language) =>
  page.getByRole("list", { name: words[language].applied }).getByRole("link", { name: words[language].remove });
export const rail = (page: Page) => page.locator("#filters");

/** Types the lower end of a range: the middle between the field's minimum and maximum. */
async function raiseLeast(panel: Locator, language: Language, range: "price" | "beds" | "baths" | "size") {
  const label = `${words[language][range]}: ${words[language].least}`;
  const thumb = panel.locator(`input[type=range][aria-label="${label}"]`);
  const [least, most, step] = await thumb.evaluate((input) => {
    const { min, max, step } = input as HTMLInputElement;
    return [min, max, step].map(Number) as [number, number, number];
  });
  const third = least + Math.max(1, Math.floor((most - least) / step / 3)) * step;
  const field = panel.getByRole("textbox", { name: label });
  await field.fill(String(third));
  await field.press("Enter");
}

const tick = (name: FilterName) => (panel: Locator) =>
  panel.locator(`input[name=${name}]:not([value=""])`).first().check();

type Choose = (panel: Locator, language: Language) => Promise<unknown>;

/** How a guest chooses each filter of the panel, by its name in the address. */
const actions: Record<Exclude<FilterName, "cities"> | "guestCount", Choose> = {
  areas: tick("areas"),
  propertyTypes: tick("propertyTypes"),
  amenities: tick("amenities"),
  spaces: tick("spaces"),
  guestTypes: tick("guestTypes"),
  reviewRating: tick("reviewRating"),
  is3DView: tick("is3DView"),
  freeCancellation: tick("freeCancellation"),
  priceFilter: (panel, language) => raiseLeast(panel, language, "price"),
  sizeFilter: (panel, language) => raiseLeast(panel, language, "size"),
  bedCountFilter: (panel, language) => raiseLeast(panel, language, "beds"),
  bathRoomCountFilter: (panel, language) => raiseLeast(panel, language, "baths"),
  guestCount: (panel, language) => panel.getByRole("button", { name: words[language].guests }).click(),
  unitSearch: (panel, language) =>
    panel.getByRole("searchbox", { name: words[language].name }).fill(language === "ar" ? "ال" : "al"),
};
type Choice = keyof typeof actions;

const isMeasured = (name: Choice) => /Filter$|^guestCount$/.test(name);
const isOfPlace = (name: Choice) => ["areas", "freeCancellation", "unitSearch"].includes(name);

/** Every filter once, in groups that still find properties. */
export const groups = Object.entries(
  Object.groupBy(Object.keys(actions) as Choice[], (name) =>
    isMeasured(name) ? "measures" : isOfPlace(name) ? "place and name" : "options",
  ),
).map(([kind, names]) => ({ kind, choices: names.map((name) => ({ name, choose: actions[name] })) }));

/** The address names a filter. */
export const naming = (name: string) => new RegExp(`[?&]${name}=[^&]+`);

/** The text of a button or heading once it has not changed for a while, because typing and sliders are debounced. */
export async function restingText(button: Locator): Promise<string> {
  let said = "";
  await expect
    .poll(
      async () => {
        const before = said;
        said = `${await button.getAttribute("aria-busy")} ${await button.innerText()}`;
        return said === before;
      },
      { intervals: [600], timeout: 20_000 },
    )
    .toBe(true);
  return said;
}
