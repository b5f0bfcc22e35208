import { useNamespace } from "#web/i18n/use-namespace.ts";
import { boxAround } from "#web/map/bounds-of.ts";
import type { MapLibre } from "#web/map/draw-map.ts";
import { MapButtons } from "#web/map/map-buttons.tsx";
import { MapScale } from "#web/map/map-scale.tsx";
import { useCamera } from "#web/map/use-camera.ts";
import { type Layout, mapPadding } from "./map-padding.ts";
import type { MapProperty } from "./pins/map-pins.tsx";

type Props = { map: MapLibre; properties: readonly MapProperty[]; layout: Layout };

/** What belongs to the map but is not on it, so that it covers no pin: the scale and the buttons. */
export function MapStrip({ map, properties, layout }: Props) {
  const words = useNamespace("map");
  const camera = useCamera(map);
  const fit = () => {
    const box = boxAround(properties);
    if (box) map.fitBounds(box, { padding: mapPadding(layout, map.getContainer()), maxZoom: 13, duration: 320 });
  };
  return (
    <>
      <MapScale {...camera} />
      <MapButtons map={map} fitLabel={words.fit} onFit={fit} isRow />
    </>
  );
}
