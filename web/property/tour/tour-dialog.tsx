import { useNamespace } from "#web/i18n/use-namespace.ts";
import { ModalFrame } from "#web/ui/overlay/modal-frame.tsx";
import { useProperty } from "../data/property-context.tsx";
import { useDialogs } from "../section/dialogs.tsx";
import { OwnTour } from "./own-tour.tsx";
import { type Tour, tourOf } from "./tour-url.ts";

/** The 3D tour of a property in full screen. */
export default function TourDialog() {
  const words = useNamespace("viewer");
  const { property, name } = useProperty();
  const { isOpen, close } = useDialogs().tour;
  const tour = tourOf(property);
  if (!tour) return null;
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={close}
      title={words.tour.title({ name })}
      overlayClassName="z-dialog"
      panelClassName="h-full w-full data-entering:opacity-0 data-exiting:opacity-0"
    >
      {tour.kind === "own" ? <OwnTour propertyId={property.propertyId} /> : <OutsideTour tour={tour} />}
    </ModalFrame>
  );
}

/** The viewer of another provider in a sandboxed frame. */
function OutsideTour({ tour }: { tour: Extract<Tour, { kind: "frame" }> }) {
  const words = useNamespace("viewer");
  const { name } = useProperty();
  return (
    <div className="flex h-full flex-col gap-2">
      <iframe
        src={tour.url}
        title={words.tour.title({ name })}
        sandbox="allow-scripts allow-same-origin allow-pointer-lock"
        allow="fullscreen; gyroscope; accelerometer"
        referrerPolicy="no-referrer"
        loading="lazy"
        className="min-h-0 w-full grow rounded-card border-0 bg-sunken"
      />
      <p className="text-muted type-caption">{words.tour.outside({ host: new URL(tour.url).hostname })}</p>
    </div>
  );
}
