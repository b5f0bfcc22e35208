import { Crosshair, type LucideIcon, Minus, Plus, Smartphone } from "lucide-react";
import { useState } from "react";
import type { Tour } from "#contract/property/tour.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Chip } from "#web/ui/action/chip.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useSpaceName } from "../data/use-space-name.ts";
import { useDialogs } from "../section/dialogs.tsx";
import { usePanorama } from "./use-panorama.ts";

const HINT_SEEN = "TOUR_HINT_SEEN";

/** A panorama of a room with its doors, and the list of rooms for guests who cannot drag. */
export function TourRooms({ stops }: { stops: Tour["stops"] }) {
  const words = useNamespace("viewer");
  const spaceName = useSpaceName();
  const language = useLanguage();
  const nameOf = (room: string) => {
    const stop = stops.find((each) => each.room === room);
    return stop?.name?.[language] ?? spaceName(stop?.spaceCategoryId ?? null);
  };
  const { frame, room, goTo, zoom, recentre, hasFailed, isReady, orientation, toggleOrientation } = usePanorama(
    stops,
    (to) => words.tour.goTo({ room: nameOf(to) }),
  );
  if (hasFailed) return <NoGraphics />;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="relative min-h-60 grow overflow-hidden rounded-card bg-sunken">
        <div
          ref={frame}
          role="application"
          aria-label={words.tour.view({ room: nameOf(room) })}
          className="absolute inset-0"
        />
        {!isReady && (
          <div className="absolute inset-0 flex items-center justify-center">
            <Skeleton className="absolute inset-0 opacity-60" />
            <Spinner size="l" />
          </div>
        )}
        <Hint />
        <div className="absolute end-3 bottom-3 flex flex-col gap-2">
          {orientation && (
            <Tool icon={Smartphone} label={words.tour.turn} isOn={orientation === "on"} onPress={toggleOrientation} />
          )}
          <Tool icon={Plus} label={words.tour.zoomIn} onPress={() => zoom(-15)} />
          <Tool icon={Minus} label={words.tour.zoomOut} onPress={() => zoom(15)} />
          <Tool icon={Crosshair} label={words.tour.recentre} onPress={recentre} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {words.tour.here({ room: nameOf(room) })}
      </p>
      <ul aria-label={words.tour.rooms} className="flex shrink-0 gap-2 overflow-x-auto px-1 py-1.5">
        {stops.map((stop) => (
          <li key={stop.room}>
            <Chip isSelected={stop.room === room} onPress={() => goTo(stop.room)}>
              {nameOf(stop.room)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ToolProps = {
  icon: LucideIcon;
  label: string /** Only of a tool that stays on. */;
  isOn?: boolean;
  onPress: () => void;
};

function Tool({ icon, label, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-pill bg-surface text-text shadow-e1 hover:text-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
    >
      <Icon icon={icon} />
    </button>
  );
}

/** Shown once per device. */
function Hint() {
  const words = useNamespace("viewer");
  const [isSeen, setSeen] = useState(() => readStored(localStorage, HINT_SEEN) === true);
  if (isSeen) return null;
  const close = () => {
    writeStored(localStorage, HINT_SEEN, true);
    setSeen(true);
  };
  return (
    <div className="absolute inset-x-3 top-3 mx-auto flex w-fit max-w-full items-center gap-3 rounded-card bg-surface p-2 ps-4 text-text shadow-e2 type-small">
      {words.tour.hint}
      <Button variant="quiet" onPress={close}>
        {words.tour.understood}
      </Button>
    </div>
  );
}

function NoGraphics() {
  const words = useNamespace("viewer");
  const dialogs = useDialogs();
  const pictures = <Button onPress={() => dialogs.showPicture(0)}>{words.tour.pictures}</Button>;
  return <EmptyState level={3} sentence={words.tour.noGraphics} actions={pictures} />;
}
