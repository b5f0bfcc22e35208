import type { ChangeInput } from "#contract/order/change.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { problems } from "#domain/problem/problems.ts";
import { displaySentenceMoment } from "#domain/stay/calendar/display-sentence.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useResultFocus } from "#web/shared/result/use-result-focus.ts";
import { useOrder } from "../order-context.tsx";
import { ChangeBox } from "./change-box.tsx";
import { ChangeChoice } from "./change-choice.tsx";
import { OpenChange } from "./change-notice.tsx";
import { type FoundChange, isSame } from "./find-change.ts";
import type { ChangeAnswer } from "./load-change.ts";

const HOUR_MS = 3_600_000;

type Props = {
  found: FoundChange;
  answer?: ChangeAnswer | null;
  isInDialog?: boolean;
  onChoose: (wanted: ChangeInput) => void;
};

/** The choice of days and guests with what it costs. */
export function ChangeContent({ found, answer = null, isInDialog = false, onChoose }: Props) {
  const words = useNamespace("change");
  const { order } = useOrder();
  const { preview, code, requiredNights, wanted } = found;
  const isUnchanged = order.canModify && !found.limits.hasArrived && code === null && isSame(order, wanted);
  const textOf = useProblemText(requiredNights);
  const hint = useResultFocus<HTMLParagraphElement>("booking");
  const shown = answer?.preview ?? preview;
  return (
    <>
      <OpenChange />
      <LateNote limits={found.limits} />
      {order.canModify ? (
        <ChangeChoice {...found} isInDialog={isInDialog} onChoose={onChoose} />
      ) : (
        <FormProblem>{textOf(code ?? problems["change-not-possible"].code)}</FormProblem>
      )}
      {order.canModify && code !== null && <FormProblem>{textOf(code)}</FormProblem>}
      {isUnchanged && (
        <p ref={hint} tabIndex={-1} className="text-text-2 type-body noscript:hidden">
          {words.hint}
        </p>
      )}
      {shown && (
        <ChangeBox
          key={shown.previewId}
          preview={shown}
          isChanged={answer?.preview != null}
          firstProblem={answer && !answer.preview ? textOf(answer.code) : null}
        />
      )}
    </>
  );
}

export function useProblemText(requiredNights = 0) {
  const t = useMessages();
  return (code: number) => problemText(t.errorCodes, code, { n: requiredNights }) ?? t.error.default;
}

/** Until when nights that are given up bring money, or that they never do. Guests who have arrived give up none. */
function LateNote({ limits }: Pick<FoundChange, "limits">) {
  const words = useNamespace("change");
  const { order } = useOrder();
  const language = useLanguage();
  const { property, checkIn, policySnapshot } = order;
  const steps = policySnapshot[0]?.policies ?? [];
  if (!order.canModify || limits.hasArrived) return null;
  const zone = readTimeZone(property.timeZone);
  const arrival = instantAt(checkIn, property.checkinBeginTime, zone);
  const deadline = new Date(arrival.getTime() - (steps[0]?.fromHours ?? 0) * HOUR_MS);
  const moment = displaySentenceMoment(deadline, zone, language);
  return (
    <p className="measure text-text-2 type-body">
      {limits.maxCheckIn === null ? words.late({ moment }) : words.isLate}
    </p>
  );
}
