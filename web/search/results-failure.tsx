import { useEffect, useEffectEvent } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { OfflineSpot } from "#web/illustration/offline-spot.tsx";
import { track } from "#web/lib/analytics/track.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import type { Failure } from "./state/results-data.ts";

/** The search failed. All choices are in the address, so a retry is enough. */
export function ResultsFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { title, retry: again } = useMessages().errors_onload.search;
  const words = useNamespace("results").failed;
  const isOffline = failure.code === 0;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    track("error_shown", { code: failure.code, page: "search" });
  }, [failure]);
  useEffect(() => {
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  return (
    <ErrorState
      level={1}
      illustration={isOffline ? <OfflineSpot /> : <ErrorSpot />}
      sentence={title}
      detail={isOffline ? words.offline : words.body}
      actions={<Button onPress={onRetry}>{again}</Button>}
    />
  );
}
