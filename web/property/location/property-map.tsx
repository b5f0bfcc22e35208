import { useEffect, useRef, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { APPROXIMATE_RADIUS_METRES } from "#web/map/approximate-radius.ts";
import { type BaseMap, useBaseMap } from "#web/map/base-map.ts";
import { boxAround } from "#web/map/bounds-of.ts";
import { circleAround } from "#web/map/circle-around.ts";
import { drawMap, type MapLibre } from "#web/map/draw-map.ts";
import { MapButtons } from "#web/map/map-buttons.tsx";
import { MapLabels } from "#web/map/map-labels.tsx";
import { MapNote } from "#web/map/map-note.tsx";
import { MapScale } from "#web/map/map-scale.tsx";
import { StaticMap } from "#web/map/static-map.tsx";
import { useApproximateCircle } from "#web/map/use-approximate-circle.ts";
import { BY_GUEST, useCamera } from "#web/map/use-camera.ts";
import { ProgressLine } from "#web/ui/feedback/progress-line.tsx";
import { useProperty } from "../data/property-context.tsx";
import { usePlaceName } from "../data/use-place-name.ts";
import { PropertyPin } from "./property-pin.tsx";

const PADDING = { top: 64, bottom: 64, left: 64, right: 64 };

/** The location on the same base map as the results: a pin when the exact position is public, else a circle. */
export function PropertyMap() {
  const words = useNamespace("map");
  const { property } = useProperty();
  const { location } = property;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>();
  const baseMap = useBaseMap(location.cityId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered once per property, when its base map has loaded.
  useEffect(() => {
    if (!frame.current || baseMap === undefined) return;
    const drawn = drawMap({
      frame: frame.current,
      baseMap,
      box: boxOfProperty(location),
      label: words.canvas,
      padding: PADDING,
    });
    setMap(drawn);
    return () => {
      setMap(undefined);
      drawn?.remove();
    };
  }, [baseMap === undefined, property.propertyId, words]);

  if (map === null) return <WithoutWebGl />;
  return (
    <div className="relative isolate size-full min-h-60 overflow-clip rounded-card bg-sunken">
      <div ref={frame} className="map-frame absolute inset-0 overflow-clip" />
      {map && <MapLayers map={map} baseMap={baseMap ?? null} />}
      <div className="absolute inset-x-0 top-0">
        <ProgressLine isBusy={!map} />
      </div>
    </div>
  );
}

/** The layers above the base map. */
function MapLayers({ map, baseMap }: { map: MapLibre; baseMap: BaseMap | null }) {
  const words = useNamespace("map");
  const camera = useCamera(map);
  const { location } = useProperty().property;
  useApproximateCircle(map, location.isExact ? null : location);
  const comeBack = () => {
    const box = boxOfProperty(location);
    if (box) map.fitBounds(box, { padding: PADDING, maxZoom: 13, duration: 320 }, BY_GUEST);
  };
  return (
    <>
      <MapLabels map={map} baseMap={baseMap} arrangement={String(camera.zoom)} />
      {location.isExact && <PropertyPin map={map} />}
      <div className="absolute end-3 top-3">
        <MapButtons map={map} fitLabel={words.home} onFit={comeBack} />
      </div>
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-col gap-2">
        <MapScale {...camera} />
        {!location.isExact && <MapNote />}
      </div>
    </>
  );
}

/** A browser without WebGL shows the static map, larger. */
function WithoutWebGl() {
  const { map: words } = useNamespace("details");
  const { property, map } = useProperty();
  const label = words.picture({ place: usePlaceName() });
  return (
    <>
      <p className="mb-3 text-text-2 type-body">{useNamespace("map").still}</p>
      {map && <StaticMap map={map} isExact={property.location.isExact} label={label} metres={words.metres} />}
    </>
  );
}

function boxOfProperty(location: { latitude: number; longitude: number }) {
  return boxAround(
    circleAround(location, APPROXIMATE_RADIUS_METRES).map(([longitude, latitude]) => ({ latitude, longitude })),
  );
}
