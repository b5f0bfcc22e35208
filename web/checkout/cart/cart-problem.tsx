import { problems } from "#domain/problem/problems.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { NotFoundSpot } from "#web/illustration/not-found-spot.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";

type Props = { problem: "missing" | "failed"; page: "cart" | "payment" };

/** Shown without a cart: it belongs to another browser, or it failed to load. Plain links work in any state. */
export function CartProblem({ problem, page }: Props) {
  const t = useMessages();
  const words = useNamespace("cart");
  const path = usePaths();
  if (problem === "missing") {
    return (
      <ErrorState
        level={1}
        illustration={<NotFoundSpot />}
        sentence={words.missing}
        detail={words.missingDetail}
        actions={
          <ButtonLink to={path("frontPage")} reloadDocument>
            {words.findHome}
          </ButtonLink>
        }
      />
    );
  }
  const { title, retry } = t.errors_onload[page];
  return (
    <ErrorState
      level={1}
      illustration={<ErrorSpot />}
      sentence={title}
      detail={t.errorCodes[problems.busy.code]}
      actions={
        <ButtonLink to="" reloadDocument>
          {retry}
        </ButtonLink>
      }
    />
  );
}
