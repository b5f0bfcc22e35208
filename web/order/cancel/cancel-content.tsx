import { useNavigate } from "react-router";
import { problemText } from "#domain/message/problem-text.ts";
import { problems } from "#domain/problem/problems.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { showResult } from "#web/shared/result/show-result.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { type CodeAnswer, isCodeAnswer } from "../access/submit-order-code.ts";
import { ConfirmFirst } from "../action/confirm-first.tsx";
import { BookedStay } from "../booked-stay.tsx";
import { useOrderPaths } from "../order-paths.ts";
import { CancelForm } from "./cancel-form.tsx";
import type { CancelAnswer, CancelData } from "./load-cancel.ts";

type Props = Pick<CancelData, "preview" | "code"> & { answer: CancelAnswer | CodeAnswer | null };

/** The page of a cancellation: which stay, then its amounts and the form, or what is needed first. */
export function CancelContent({ preview, code, answer: given }: Props) {
  const t = useMessages();
  const words = useNamespace("cancel");
  const paths = useOrderPaths();
  const navigate = useNavigate();
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
          onDone={() => {
            showResult("booking");
            void navigate(paths.order);
          }}
        />
      ) : code === problems["order-code-required"].code ? (
        <ConfirmFirst reason={words.code} answer={given} />
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
