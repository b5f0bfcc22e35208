import { problems } from "#domain/problem/problems.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { NotFoundSpot } from "#web/illustration/not-found-spot.tsx";
import { OfflineSpot } from "#web/illustration/offline-spot.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import type { AccountProblemKind } from "./load-account-page.ts";

const spots = { missing: NotFoundSpot, failed: ErrorSpot, offline: OfflineSpot };

/** Shown when an account page could not be loaded. Plain links work in any state. */
export function AccountProblem({
  problem,
  isOf,
}: {
  problem: AccountProblemKind;
  isOf?: "orders" | "order" | "wallet";
}) {
  const t = useMessages();
  const words = useNamespace("account");
  const path = usePaths();
  const Spot = spots[problem];
  const details = { failed: t.errorCodes[problems.busy.code], offline: t.shell.offline.body };
  return (
    <ErrorState
      illustration={<Spot />}
      sentence={problem === "failed" && isOf ? t.errors_onload[isOf].title : words[problem]}
      {...(problem !== "missing" && { detail: details[problem] })}
      actions={
        <ButtonLink to={problem === "missing" ? path("account") : ""} reloadDocument>
          {problem === "missing" ? words.back : isOf ? t.errors_onload[isOf].retry : t.ui.tryAgain}
        </ButtonLink>
      }
    />
  );
}
