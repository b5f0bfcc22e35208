import { useNavigate, useRevalidator } from "react-router";
import { problemText } from "#domain/message/problem-text.ts";
import { problems } from "#domain/problem/problems.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { OrderCodeSection } from "../access/order-code-section.tsx";
import { type CodeAnswer, isCodeAnswer } from "../access/submit-order-code.ts";
import { BookedStay } from "../booked-stay.tsx";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";
import { CancelForm } from "./cancel-form.tsx";
import type { CancelAnswer, CancelData } from "./load-cancel.ts";

type Props = Pick<CancelData, "preview" | "code"> & { answer: CancelAnswer | CodeAnswer | null };

/** The page of a cancellation: which stay, then its amounts and the form, or what is needed first. */
export function CancelContent({ preview, code, answer: given }: Props) {
  const t = useMessages();
  const words = useNamespace("cancel");
  const { order } = useOrder();
  const paths = useOrderPaths();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const answer = isCodeAnswer(given) ? null : given;
  const changed = answer?.changed ?? null;
  const shown = changed?.preview ?? preview;
  return (
    <div className="grid gap-6">
      <BookedStay />
      {shown ? (
        <CancelForm
          key={shown.previewId}
          preview={shown}
          before={changed?.before ?? null}
          firstProblem={answer && !changed ? (problemText(t.errorCodes, answer.code) ?? t.error.default) : null}
          firstErrors={answer?.fields ?? {}}
          onDone={() => void navigate(paths.order)}
        />
      ) : code === problems["order-code-required"].code ? (
        <>
          <p className="text-text type-body">{words.code}</p>
          <OrderCodeSection
            order={order}
            answer={isCodeAnswer(given) ? given : null}
            onConfirmed={() => void revalidate()}
          />
        </>
      ) : (
        <>
          <FormProblem>{problemText(t.errorCodes, code ?? 0) ?? t.error.default}</FormProblem>
          <p>
            <ButtonLink to={paths.order} variant="secondary">
              {words.toBooking}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
