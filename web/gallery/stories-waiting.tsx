import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ProgressLine } from "#web/ui/feedback/progress-line.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "#web/ui/feedback/skeleton.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

export function SkeletonStory({ panel: { samples } }: { panel: Panel }) {
  return (
    <State name={samples.states.busy} isWide>
      <SkeletonGroup className="flex flex-col gap-4 rounded-card border border-border bg-surface p-4">
        <Skeleton className="aspect-3/2 w-full rounded-card" />
        <Skeleton className="h-6 w-full rounded-control-sm" />
        <SkeletonText lines={3} />
        <span className="flex justify-between">
          <Skeleton className="h-8 w-full rounded-pill" />
          <Skeleton className="h-8 w-full rounded-control-sm" />
        </span>
      </SkeletonGroup>
    </State>
  );
}

export function SpinnerStory({ panel: { samples } }: { panel: Panel }) {
  return (
    <>
      <State name={samples.states.sizes}>
        <Spinner size="s" />
        <Spinner size="m" />
        <Spinner size="l" />
      </State>
      <State name={samples.states.busy} isWide>
        <ProgressLine isBusy />
        <p className="type-small pt-3 text-text-2">{samples.paragraph}</p>
      </State>
    </>
  );
}

export function EmptyStateStory({ panel: { samples } }: { panel: Panel }) {
  const { states, noResults, actions } = samples;
  return (
    <>
      <State name={states.default} isWide>
        <EmptyState
          illustration={<NoResultsSpot />}
          sentence={noResults.sentence}
          detail={noResults.detail}
          actions={
            <>
              <Button>{actions.remove}</Button>
              <Button variant="secondary">{actions.goHome}</Button>
            </>
          }
        />
      </State>
      <State name={states.empty} isWide>
        <EmptyState sentence={noResults.sentence} />
      </State>
    </>
  );
}

export function ErrorStateStory({ panel: { samples } }: { panel: Panel }) {
  const { states, failed, actions } = samples;
  return (
    <State name={states.default} isWide>
      <ErrorState
        illustration={<ErrorSpot />}
        sentence={failed.sentence}
        detail={failed.detail}
        reference={failed.reference}
        actions={
          <>
            <Button>{actions.retry}</Button>
            <Button variant="secondary">{actions.goHome}</Button>
          </>
        }
      />
    </State>
  );
}
