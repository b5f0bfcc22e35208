import { useRevalidator } from "react-router";
import { problems } from "#domain/problem/problems.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { OrderCodeSection } from "../access/order-code-section.tsx";
import { type CodeAnswer, isCodeAnswer } from "../access/submit-order-code.ts";
import { BookedStay } from "../booked-stay.tsx";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";
import { ChangeContent, useProblemText } from "./change-content.tsx";
import type { ChangeAnswer, ChangeData } from "./load-change.ts";
import { useChooseByUrl } from "./use-choose-by-url.ts";

type Props = Pick<ChangeData, "found" | "code"> & { answer: ChangeAnswer | CodeAnswer | null };

/** The page of a change: its choice, or what is needed first. */
export function ChangeScreen({ found, code, answer }: Props) {
  const words = useNamespace("change");
  const { order } = useOrder();
  const paths = useOrderPaths();
  const { revalidate } = useRevalidator();
  const choose = useChooseByUrl();
  const textOf = useProblemText();
  if (code === problems["order-code-required"].code) {
    return (
      <div className="grid gap-6">
        <BookedStay />
        <p className="text-text type-body">{words.code}</p>
        <OrderCodeSection
          order={order}
          answer={isCodeAnswer(answer) ? answer : null}
          onConfirmed={() => void revalidate()}
        />
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
