import { House } from "lucide-react";
import type { MapLibre } from "#web/map/draw-map.ts";
import { usePlaced } from "#web/map/use-placed.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";

/** The pin at the exact position of the property. */
export function PropertyPin({ map }: { map: MapLibre }) {
  const { property, name } = useProperty();
  const layer = usePlaced<HTMLDivElement>(map);
  const { longitude, latitude } = property.location;
  return (
    <div ref={layer} className="map-layer">
      <div data-at={`${longitude},${latitude}`}>
        <span
          role="img"
          aria-label={name}
          className="map-mark inline-flex size-11 items-center justify-center rounded-pill border-3 border-surface bg-primary text-on-primary shadow-e2"
        >
          <Icon icon={House} />
        </span>
      </div>
    </div>
  );
}
