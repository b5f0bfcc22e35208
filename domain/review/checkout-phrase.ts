import { messagesOf } from "#domain/message/messages.ts";
import { type Day, partsOf } from "#domain/stay/day.ts";

const months = {
  en: "January February March April May June July August September October November December".split(" "),
  ar: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" "),
};

/** When a guest stayed, by the day of leaving: "Stayed in March 2026". */
export function checkoutPhrase(checkOut: Day): { en: string; ar: string } {
  const { year, month } = partsOf(checkOut);
  const text = (language: "en" | "ar") =>
    messagesOf(language).reviews.stayedIn({ month: months[language][month - 1] ?? "", year: String(year) });
  return { en: text("en"), ar: text("ar") };
}
