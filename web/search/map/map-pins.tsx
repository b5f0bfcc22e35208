"use no memo";

import type { PropertyCard } from "#contract/search.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { MapLibre } from "#web/shared/map/draw-map.ts";
import { usePlaced } from "#web/shared/map/use-placed.ts";
import { usePriceText } from "#web/shared/price-text.ts";
import type { Cluster } from "./cluster-properties.ts";
import { highlightProps, useHighlightedHome } from "./highlighted-property.ts";
import { belowFold } from "./room-in.ts";

/** A card with its point where the map looks for it. */
export type MapHome = PropertyCard & { latitude: number; longitude: number };

type Props = {
  map: MapLibre;
  clusters: Cluster<MapHome>[];
  selectedId: number | null;
  visited: readonly number[];
  onSelect: (id: number) => void;
  onCluster: (homes: MapHome[]) => void;
};

/** The pins as buttons, in the order of the list; one that a guest tabs to is brought into sight, one that is pressed stays where it is. */
export function MapPins({ map, clusters, selectedId, visited, onSelect, onCluster }: Props) {
  const layer = usePlaced<HTMLUListElement>(map);
  const words = useNamespace("map");
  const highlighted = useHighlightedHome();
  return (
    <ul ref={layer} aria-label={words.cards} className="map-layer">
      {clusters.map(({ homes, latitude, longitude }) => {
        const [first] = homes;
        if (!first) return null;
        const isOn = homes.some(({ id }) => id === highlighted);
        const at = { latitude, longitude };
        return (
          <li
            key={homes.length > 1 ? `c${first.id}` : first.id}
            data-at={`${longitude},${latitude}`}
            data-on={isOn || undefined}
            data-selected={first.id === selectedId || undefined}
            onFocus={({ target }) => target.matches(":focus-visible") && bringIntoSight(map, at)}
          >
            {homes.length > 1 ? (
              <button
                type="button"
                className="map-cluster"
                aria-label={words.cluster({ n: homes.length })}
                onClick={() => onCluster(homes)}
              >
                {homes.length}
              </button>
            ) : (
              <Pin
                home={first}
                isSelected={first.id === selectedId}
                isVisited={visited.includes(first.id)}
                {...{ onSelect }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type PinProps = { home: MapHome; isSelected: boolean; isVisited: boolean; onSelect: (id: number) => void };

function Pin({ home, isSelected, isVisited, onSelect }: PinProps) {
  const t = useMessages();
  const words = useNamespace("map");
  const name = propertyName({ own: { en: home.nameEn, ar: home.nameAr } }, useLanguage());
  const price = usePriceText()(home.priceDetail.totalPrice);
  return (
    <button
      type="button"
      data-pin={home.id}
      data-visited={isVisited || undefined}
      aria-pressed={isSelected}
      aria-label={words.pin({ name, price, nights: t.price.forNights({ n: home.nights }) })}
      className="map-pin"
      onClick={() => onSelect(home.id)}
      {...highlightProps(home.id)}
    >
      {price}
    </button>
  );
}

const NEAR = { side: 48, top: 60, bottom: 60 };

/** Moves the map only as far as it takes to see a point clear of the edges. */
export function bringIntoSight(map: MapLibre, point: { latitude: number; longitude: number }, edges = NEAR): void {
  const { x, y } = map.project([point.longitude, point.latitude]);
  const frame = map.getContainer();
  const { side, top } = edges;
  const bottom = edges.bottom + belowFold(frame);
  const isSeen = x > side && x < frame.clientWidth - side && y > top && y < frame.clientHeight - bottom;
  if (!isSeen)
    map.easeTo({ center: [point.longitude, point.latitude], offset: [0, (top - bottom) / 2], duration: 260 });
}
