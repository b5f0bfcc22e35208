import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useWords } from "#web/i18n/use-words.ts";
import { useHome } from "../property-context.tsx";

/** What guests accept: what holds for every home, what the house forbids, and the host's own words. */
export function useRules(): { general: string[]; fixed: string[]; other: string[] } {
  const { rules } = useWords("details");
  const language = useLanguage();
  const { home, label, say } = useHome();
  const { capacity, checkinBeginTime, checkoutEndTime } = home.data;
  return {
    general: [
      rules.times({
        checkIn: displayTime(checkinBeginTime, language),
        checkOut: displayTime(checkoutEndTime, language),
      }),
      rules.most({ n: capacity }),
    ],
    fixed: home.rules.fixedRules.flatMap(({ ruleId }) => label("rules", ruleId) ?? []),
    other: home.rules.otherRules.map(say).filter((text) => text !== ""),
  };
}
