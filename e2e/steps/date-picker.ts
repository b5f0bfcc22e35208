import type { Page } from "@playwright/test";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { expect } from "./test.ts";

export const today = todayInRiyadh(new Date());

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Without a property every night is free; the property of the story has three booked nights in every eleven. */
export const ANY = "/gallery/date-picker";
export const HOME = "/gallery/date-picker-home";
export const firstBooked = 5;

export const words = {
  en: { checkIn: /^Check-in/, checkOut: /^Check-out/, select: /^Select/, clear: "Clear dates", none: "Select date" },
  ar: {
    checkIn: /^تسجيل الوصول/,
    checkOut: /^تسجيل المغادرة/,
    select: /^اختيار/,
    clear: "مسح التواريخ",
    none: "اختر التاريخ",
  },
} as const;

export type Language = keyof typeof words;

export function calendarOf(page: Page, language: Language = "ar") {
  const dialog = page.getByRole("dialog");
  const day = (wanted: Day) => dialog.locator(`[data-day="${wanted}"]`);
  return {
    dialog,
    day,
    checkIn: page.locator('[data-stay-field="check-in"]'),
    checkOut: page.locator('[data-stay-field="check-out"]'),
    select: dialog.getByRole("button", { name: words[language].select }),
    clear: dialog.getByRole("button", { name: words[language].clear }),
    /** Pages until the day is shown, then taps it. */
    pick: async (wanted: Day) => {
      for (let pages = 0; pages < 5 && (await day(wanted).count()) === 0; pages += 1) {
        await dialog.getByRole("button", { name: /^(الشهر التالي|Next month)$/ }).click();
      }
      // Playwright waits for a disabled day to become enabled; guests tap it anyway.
      const force = (await day(wanted).getAttribute("aria-disabled")) === "true";
      await day(wanted).click({ force });
    },
    holds: async (stay: [Day, Day] | null) => {
      await expect(dialog).toHaveCount(0);
      await expect(page).not.toHaveURL(/DATE_PICKER_MODAL/);
      const shown = stay?.map((each) => displayDay(each, language)) ?? [words[language].none, words[language].none];
      await expect(page.locator('[data-stay-field="check-in"]')).toHaveText(shown[0] ?? "");
      await expect(page.locator('[data-stay-field="check-out"]')).toHaveText(shown[1] ?? "");
    },
  };
}

export async function opened(
  page: Page,
  visit: (site: string, path: string) => Promise<void>,
  path: string,
  language: Language = "ar",
) {
  await visit("mabeet-sa", `/${language}${path}`);
  const calendar = calendarOf(page, language);
  await expect(calendar.dialog).toBeVisible();
  await expect(page).toHaveURL(/modals=DATE_PICKER_MODAL/);
  return calendar;
}
