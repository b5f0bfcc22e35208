import { CalendarX2 } from "lucide-react";
import { problemText } from "#domain/message/problem-text.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { QuoteProblem } from "../data/quote-result.ts";
import { useBooking } from "./booking-context.tsx";
import { FreeStays } from "./free-stays.tsx";

type Props = { problem: QuoteProblem; code: number; n: number | null };

/** Why these dates or guests are refused, and alternatives. */
export function RefusedStay({ problem, code, n }: Props) {
  const { price: words } = useNamespace("details");
  const { choose, change } = useBooking();
  const tooMany = problem === "too-many-guests" && n !== null;
  return (
    <>
      <p className="flex gap-2 font-semibold text-text type-body">
        <Icon icon={CalendarX2} className="mt-0.5 text-danger" />
        <Reason problem={problem} code={code} n={n} />
      </p>
      {tooMany ? (
        <div className="mt-3">
          <Button full onPress={() => change({ guestCount: n })}>
            {words.continueWith({ n })}
          </Button>
        </div>
      ) : (
        <>
          <FreeStays isTooShort={problem === "stay-too-short"} />
          <div className="mt-3 noscript:hidden">
            <Button full onPress={choose}>
              {words.change}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Reason({ problem, code, n }: Props) {
  const t = useMessages();
  const { price: words } = useNamespace("details");
  if (problem === "dates-taken") return words.taken;
  if (problem === "stay-too-short" && n !== null) return words.tooShort({ n });
  if (problem === "too-many-guests" && n !== null) return words.tooMany({ n });
  return problemText(t.errorCodes, code, {}) ?? words.refused;
}
