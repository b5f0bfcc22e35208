import { displayTime } from "#domain/stay/calendar/display-time.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useProperty } from "../data/property-context.tsx";

/** The rules that guests accept: general ones, prohibitions of the property, and the host's own text. */
export function useRules(): { general: string[]; fixed: string[]; other: string[] } {
  const { rules } = useNamespace("details");
  const language = useLanguage();
  const { property, label, inLanguage } = useProperty();
  const { capacity, checkinBeginTime, checkoutEndTime } = property.data;
  return {
    general: [
      rules.times({
        checkIn: displayTime(checkinBeginTime, language),
        checkOut: displayTime(checkoutEndTime, language),
      }),
      rules.most({ n: capacity }),
    ],
    fixed: property.rules.fixedRules.flatMap(({ ruleId }) => label("rules", ruleId) ?? []),
    other: property.rules.otherRules.map(inLanguage).filter((text) => text !== ""),
  };
}
