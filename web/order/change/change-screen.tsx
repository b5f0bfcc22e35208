import { problems } from "#domain/problem/problems.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { type CodeAnswer, isCodeAnswer } from "../access/submit-order-code.ts";
import { ConfirmFirst } from "../action/confirm-first.tsx";
import { BookedStay } from "../booked-stay.tsx";
import { useOrderPaths } from "../order-paths.ts";
import { ChangeContent, useProblemText } from "./change-content.tsx";
import type { ChangeAnswer, ChangeData } from "./load-change.ts";
import { useChooseByUrl } from "./use-choose-by-url.ts";

type Props = Pick<ChangeData, "found" | "code"> & { answer: ChangeAnswer | CodeAnswer | null };

/** The page of a change: its choice, or what is needed first. */
export function ChangeScreen({ found, code, answer }: Props) {
  const words = useNamespace("change");
  const paths = useOrderPaths();
  const choose = useChooseByUrl();
  const textOf = useProblemText();
  if (code === problems["order-code-required"].code) {
    return (
      <div className="grid gap-6">
        <BookedStay />
        <ConfirmFirst reason={words.code} answer={answer} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <BookedStay />
      {found ? (
        <ChangeContent found={found} answer={isCodeAnswer(answer) ? null : answer} onChoose={choose} />
      ) : (
        <FormProblem>{textOf(code ?? problems["change-not-possible"].code)}</FormProblem>
      )}
      <p>
        <ButtonLink to={paths.order} variant="secondary" full="phone">
          {words.keep}
        </ButtonLink>
      </p>
    </div>
  );
}
