import type { Locator, Page } from "@playwright/test";
import { expect } from "./guest.ts";

export const phone = { width: 390, height: 844 };
/** Narrower than where the map stands beside the list: filters need none. */
export const desk = { width: 1200, height: 900 };

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

export const homes = (page: Page) =>
  page
    .locator("ul:not(.home-row) > li > article")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.home));
export const chips = (page: Page, language: Language) =>
  page.getByRole("list", { name: words[language].applied }).getByRole("link", { name: words[language].remove });
export const rail = (page: Page) => page.locator("#filters");

/** Types the lower end of a range into its field: the middle of what the field says is the least and the most. */
export async function raiseLeast(panel: Locator, language: Language, range: "price" | "beds" | "baths" | "size") {
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

export const tick = (panel: Locator, name: string) =>
  panel.locator(`input[name=${name}]:not([value=""])`).first().check();

/** Every filter there is: how a guest chooses it, and how the address says it. */
export const wishes: Record<
  string,
  { written: RegExp; choose: (panel: Locator, language: Language) => Promise<unknown> }
> = {
  areas: { written: /areas=\d+$/, choose: (panel) => tick(panel, "areas") },
  propertyTypes: { written: /propertyTypes=\d+$/, choose: (panel) => tick(panel, "propertyTypes") },
  amenities: { written: /amenities=\d+$/, choose: (panel) => tick(panel, "amenities") },
  spaces: { written: /spaces=\d+$/, choose: (panel) => tick(panel, "spaces") },
  guestTypes: { written: /guestTypes=\d+$/, choose: (panel) => tick(panel, "guestTypes") },
  reviewRating: { written: /reviewRating=\d$/, choose: (panel) => tick(panel, "reviewRating") },
  is3DView: { written: /is3DView=1$/, choose: (panel) => tick(panel, "is3DView") },
  freeCancellation: { written: /freeCancellation=1$/, choose: (panel) => tick(panel, "freeCancellation") },
  price: { written: /priceFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "price") },
  size: { written: /sizeFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "size") },
  beds: { written: /bedCountFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "beds") },
  baths: { written: /bathRoomCountFilter=\d+-$/, choose: (panel, language) => raiseLeast(panel, language, "baths") },
  guests: {
    written: /guestCount=2$/,
    choose: async (panel, language) => {
      const more = panel.getByRole("button", { name: words[language].guests });
      await more.click();
      await more.click();
    },
  },
  name: {
    written: /unitSearch=[^&]+$/,
    choose: (panel, language) =>
      panel.getByRole("searchbox", { name: words[language].name }).fill(language === "ar" ? "ال" : "al"),
  },
};

/** What a button or heading says once it has said the same for a second: typed words and moved thumbs settle first. */
export async function restingText(button: Locator): Promise<string> {
  let said = "";
  await expect
    .poll(
      async () => {
        const before = said;
        said = `${await button.getAttribute("aria-busy")} ${await button.innerText()}`;
        return said === before;
      },
      { intervals: [1_000], timeout: 20_000 },
    )
    .toBe(true);
  return said;
}
