import { useRevalidator } from "react-router";
import { problemText } from "#domain/message/problem-text.ts";
import { problems } from "#domain/problem/problems.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { OrderCodeSection } from "../access/order-code-section.tsx";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";
import { ChangeBox } from "./change-box.tsx";
import { ChangeChoice } from "./change-choice.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import type { ChangeAnswer, ChangeData } from "./load-change.ts";

const HOUR_MS = 3_600_000;

type Props = Omit<ChangeData, "order"> & { answer: ChangeAnswer | null };

/** The page of a change: which stay, then the choice of days and guests with what it costs, or what is needed first. */
export function ChangeContent({ wanted, availableDates, preview, code, requiredNights, answer }: Props) {
  const words = useNamespace("change");
  const { order } = useOrder();
  const paths = useOrderPaths();
  const { revalidate } = useRevalidator();
  const textOf = useProblemText(requiredNights);
  const shown = answer?.preview ?? preview;
  if (code === problems["order-code-required"].code) {
    return (
      <div className="grid gap-4">
        <p className="text-text type-body">{words.code}</p>
        <OrderCodeSection order={order} onConfirmed={() => void revalidate()} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <ChangeNotice />
      <LateNote />
      {order.canModify && availableDates ? (
        <ChangeChoice wanted={wanted} availableDates={availableDates} />
      ) : (
        <FormProblem>{textOf(code ?? problems["change-not-possible"].code)}</FormProblem>
      )}
      {order.canModify && availableDates && code !== null && <FormProblem>{textOf(code)}</FormProblem>}
      {shown && (
        <ChangeBox
          key={shown.previewId}
          preview={shown}
          isChanged={answer?.preview != null}
          firstProblem={answer && !answer.preview ? textOf(answer.code) : null}
        />
      )}
      <p>
        <ButtonLink to={paths.order} variant="secondary" full="phone">
          {words.keep}
        </ButtonLink>
      </p>
    </div>
  );
}

function useProblemText(requiredNights: number) {
  const t = useMessages();
  return (code: number) => problemText(t.errorCodes, code, { n: requiredNights }) ?? t.error.default;
}

/** Until when nights that are given up bring money, or that they never do. */
function LateNote() {
  const words = useNamespace("change");
  const { order, moment } = useOrder();
  const { property, checkIn, policySnapshot } = order;
  const steps = policySnapshot[0]?.policies ?? [];
  if (!order.canModify) return null;
  const arrival = instantAt(checkIn, property.checkinBeginTime, readTimeZone(property.timeZone));
  const deadline = new Date(arrival.getTime() - (steps[0]?.fromHours ?? 0) * HOUR_MS);
  return (
    <p className="measure text-text-2 type-body">
      {steps.length > 1 ? words.late({ moment: moment(deadline) }) : words.isLate}
    </p>
  );
}
