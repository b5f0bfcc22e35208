import { useComparePath } from "#web/compare-bar/compare-path.ts";
import { useCompared } from "#web/compare-bar/compare-store.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useCompare } from "./compare-context.tsx";

/** The URL names no listed home: how to begin, and the homes that this browser has chosen. */
export function EmptyComparison() {
  const { empty: words } = useNamespace("compare");
  const path = usePaths();
  const comparePath = useComparePath();
  const { ids, hasOtherDates, ...context } = useCompare();
  const chosen = useCompared().filter((id) => !ids.includes(id));
  return (
    <EmptyState
      illustration={<NoResultsSpot />}
      sentence={words.title}
      detail={words.detail}
      actions={
        <>
          {chosen.length > 0 && (
            <ButtonLink to={comparePath(chosen, context)}>{words.chosen({ n: chosen.length })}</ButtonLink>
          )}
          <ButtonLink to={path("frontPage")} variant={chosen.length > 0 ? "secondary" : "primary"}>
            {words.search}
          </ButtonLink>
          <ButtonLink to={path("saved")} variant="secondary">
            {words.saved}
          </ButtonLink>
        </>
      }
    />
  );
}
