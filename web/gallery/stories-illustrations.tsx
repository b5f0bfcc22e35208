import { ErrorSpot } from "#web/illustration/error-spot.tsx";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { KeyOnTraySpot } from "#web/illustration/key-on-tray-spot.tsx";
import { MaintenanceSpot } from "#web/illustration/maintenance-spot.tsx";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { NotFoundSpot } from "#web/illustration/not-found-spot.tsx";
import { OfflineSpot } from "#web/illustration/offline-spot.tsx";
import { SuccessSpot } from "#web/illustration/success-spot.tsx";
import { WaitSpot } from "#web/illustration/wait-spot.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

const spots = {
  ErrorSpot,
  HourglassSpot,
  KeyOnTraySpot,
  MaintenanceSpot,
  NoResultsSpot,
  NotFoundSpot,
  OfflineSpot,
  SuccessSpot,
  WaitSpot,
};

/** Every spot drawing in the brand's own colours. */
export function IllustrationsStory({ panel: { samples } }: { panel: Panel }) {
  return (
    <State name={samples.states.default} isWide>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {Object.entries(spots).map(([name, Spot]) => (
          <div key={name} className="flex justify-center rounded-card bg-surface p-2">
            <Spot />
          </div>
        ))}
      </div>
    </State>
  );
}
