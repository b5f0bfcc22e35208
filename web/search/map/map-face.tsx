import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import type { Stay } from "#domain/stay/stay.ts";
import type { BaseMap } from "#web/map/base-map.ts";
import { boxAround } from "#web/map/bounds-of.ts";
import type { MapLibre } from "#web/map/draw-map.ts";
import { MapLabels } from "#web/map/map-labels.tsx";
import { MapNote } from "#web/map/map-note.tsx";
import { useApproximateCircle } from "#web/map/use-approximate-circle.ts";
import { BY_GUEST, useCamera } from "#web/map/use-camera.ts";
import { ListPill } from "./list-pill.tsx";
import { MapAreaSearch } from "./map-area-search.tsx";
import { MapCards } from "./map-cards.tsx";
import { MapNotice } from "./map-notice.tsx";
import { type Layout, mapPadding } from "./map-padding.ts";
import { MapPreview } from "./map-preview.tsx";
import { arrangePins, UNGROUPED_ZOOM } from "./pins/arrange-pins.ts";
import { MapPins, type MapProperty, showPoint } from "./pins/map-pins.tsx";
import { pinSize } from "./pins/pin-size.ts";
import { usePinLines } from "./pins/use-pin-lines.ts";
import type { useMapProperties } from "./use-map-properties.ts";
import { visitedProperties, withVisited } from "./visited-properties.ts";

type Props = {
  map: MapLibre;
  baseMap: BaseMap | null;
  found: ReturnType<typeof useMapProperties>;
  properties: MapProperty[];
  hasBounds: boolean;
  stay: Stay;
  areaNames: Record<number, string>;
  layout: Layout;
  onList?: (() => void) | undefined;
};

/** Everything above the base map: names, pins and the card of the selected property. */
export function MapFace({ map, baseMap, found, properties, hasBounds, stay, areaNames, layout, onList }: Props) {
  const camera = useCamera(map);
  const [chosen, setChosen] = useState<number | null>(null);
  const [visited, setVisited] = useState(visitedProperties);
  const index = properties.findIndex(({ id }) => id === chosen);
  const selected = properties[index] ?? null;
  const selectedId = selected?.id ?? null;
  const { pins, linesOf } = usePins(properties, camera.zoom, selectedId);
  const isScreen = layout === "screen";
  useApproximateCircle(map, selected?.location.isApproximate ? selected : null);
  useFit(map, found.answerKey, properties, hasBounds ? null : layout);

  function select(id: number) {
    const property = properties.find((each) => each.id === id);
    setChosen(id);
    setVisited((known) => withVisited(known, id));
    if (property) showPoint(map, property, { side: 96, top: 120, bottom: 290 });
  }

  function close() {
    const pin = map.getContainer().parentElement?.querySelector<HTMLElement>(`[data-pin="${selectedId}"]`);
    setChosen(null);
    pin?.focus();
  }

  /** The first Escape closes the card, a second one the dialog around the map. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || selectedId === null) return;
    event.stopPropagation();
    close();
  }

  const showAll = (around: readonly MapProperty[], maxZoom: number, by = {}) => {
    const box = boxAround(around);
    if (box) map.fitBounds(box, { padding: mapPadding(layout, map.getContainer()), maxZoom, duration: 320 }, by);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is handled for what is open inside.
    <div onKeyDown={onKeyDown} className="contents">
      <MapLabels map={map} baseMap={baseMap} arrangement={`${camera.zoom} ${found.answerKey} ${selectedId}`} />
      <MapPins
        {...{ map, pins, linesOf, selectedId, visited }}
        onSelect={select}
        onCluster={(members) => showAll(members, UNGROUPED_ZOOM, BY_GUEST)}
      />
      <div className="pointer-events-none absolute inset-x-16 top-3 flex flex-col items-center gap-2 [&>*]:pointer-events-auto">
        <MapAreaSearch {...{ map, camera }} hasChip={hasBounds && isScreen} isBusy={found.isLoading} />
        <MapNotice {...{ found, hasBounds }} isMoved={camera.moves > 0} />
      </div>
      <div className="map-feet">
        <div className="map-foot">
          {onList && <ListPill onPress={onList} />}
          {selected?.location.isApproximate && <MapNote />}
          {!isScreen && selected && (
            <MapPreview
              property={selected}
              position={index + 1}
              areaName={areaNames[selected.location.areaId]}
              stay={stay}
              onClose={close}
            />
          )}
          {isScreen && properties.length > 0 && (
            <MapCards {...{ properties, stay, areaNames, selectedId }} onSelect={select} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The pins at this zoom, and what each of them says. */
function usePins(properties: readonly MapProperty[], zoom: number, selectedId: number | null) {
  const write = usePinLines();
  const linesOf = (members: readonly MapProperty[]) =>
    write(members.length, Math.min(...members.map(({ priceDetail }) => priceDetail.totalPrice)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words and the currency stay while the map is open.
  const pins = useMemo(
    () => arrangePins(properties, { zoom, apart: selectedId, sizeOf: (members) => pinSize(linesOf(members)) }),
    [properties, zoom, selectedId],
  );
  return { pins, linesOf };
}

/** Fits the map to all properties of a new answer, unless the guest has chosen an area. */
function useFit(map: MapLibre, answerKey: string, properties: readonly MapProperty[], layout: Layout | null): void {
  const [shown, setShown] = useState(answerKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer moves the map, and the properties change with it.
  useEffect(() => {
    if (shown === answerKey) return;
    setShown(answerKey);
    const box = boxAround(properties);
    if (box && layout)
      map.fitBounds(box, { padding: mapPadding(layout, map.getContainer()), maxZoom: 13, duration: 320 });
  }, [answerKey]);
}
