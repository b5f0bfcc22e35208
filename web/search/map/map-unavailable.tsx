"use no memo";

import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { MapCards } from "./map-cards.tsx";
import type { MapHome } from "./map-pins.tsx";
import type { Layout } from "./room-in.ts";

type Props = {
  homes: MapHome[];
  stay: Stay;
  areaNames: Record<number, string>;
  layout: Layout;
};

/** A browser without WebGL: said plainly, with the homes where no list stands beside. */
export function MapUnavailable({ homes, stay, areaNames, layout }: Props) {
  const words = useNamespace("map");
  return (
    <div className="flex size-full flex-col justify-center overflow-y-auto bg-sunken">
      <EmptyState sentence={words.unavailable} detail={words.unavailableBody} />
      {layout === "screen" && <MapCards {...{ homes, stay, areaNames }} selectedId={null} onSelect={() => {}} />}
    </div>
  );
}
