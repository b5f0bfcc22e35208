import { useEffect, useState } from "react";
import type { Tour } from "#contract/property/tour.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { TourRooms } from "./tour-rooms.tsx";

/** Loads the rooms of our own tour, then shows the viewer. */
export function OwnTour({ propertyId }: { propertyId: number }) {
  const t = useMessages();
  const words = useNamespace("viewer");
  const [stops, setStops] = useState<Tour["stops"] | "failed" | null>(null);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    const scope = { scope: String(propertyId), group: `details:${propertyId}` };
    callFromBrowser("getTour", { params: { propertyId: String(propertyId) } }, scope).then(
      (tour) => setStops(tour.stops),
      (error) => !isCancelled(error) && setStops("failed"),
    );
  }, [propertyId, attempts]);
  const retry = () => {
    setStops(null);
    setAttempts(attempts + 1);
  };
  if (stops === null) {
    return (
      <div className="relative flex h-full items-center justify-center overflow-hidden rounded-card bg-sunken">
        <Skeleton className="absolute inset-0" />
        <Spinner size="l" />
      </div>
    );
  }
  if (stops === "failed" || stops.length === 0) {
    const again = <Button onPress={retry}>{t.ui.tryAgain}</Button>;
    return <ErrorState level={3} sentence={words.tour.failed} detail={t.error.default} actions={again} />;
  }
  return <TourRooms stops={stops} />;
}
