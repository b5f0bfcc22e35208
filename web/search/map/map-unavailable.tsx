import type { Stay } from "#domain/stay/stay.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { MapCards } from "./map-cards.tsx";
import type { Layout } from "./map-padding.ts";
import type { MapProperty } from "./pins/map-pins.tsx";

type Props = {
  properties: MapProperty[];
  stay: Stay;
  areaNames: Record<number, string>;
  layout: Layout;
};

/** The message for a browser without WebGL, with the cards where there is no list beside it. */
export function MapUnavailable({ properties, stay, areaNames, layout }: Props) {
  const words = useNamespace("map");
  return (
    <div className="flex size-full flex-col justify-center overflow-y-auto bg-sunken">
      <EmptyState sentence={words.unavailable} detail={words.unavailableBody} />
      {layout === "screen" && <MapCards {...{ properties, stay, areaNames }} selectedId={null} onSelect={() => {}} />}
    </div>
  );
}
