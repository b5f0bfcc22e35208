import type { SavedTraveller } from "#contract/account/traveller.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";

type Props = { traveller: Pick<SavedTraveller, "idType" | "idNumber" | "idExpiry"> };

/** The document's type and the last digits of its number. */
export function DocumentLine({ traveller: { idType, idNumber, idExpiry } }: Props) {
  const words = useNamespace("traveller");
  const language = useLanguage();
  if (!idType) return null;
  return (
    <p className="text-text-2 type-small">
      {words.types[idType]}{" "}
      <bdi dir="ltr" className="tabular-nums">
        {idNumber}
      </bdi>
      {idExpiry && <span> · {words.expires({ day: displayDay(idExpiry as Day, language) })}</span>}
    </p>
  );
}
