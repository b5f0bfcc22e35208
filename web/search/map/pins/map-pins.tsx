import type { CSSProperties } from "react";
import type { PropertyCard } from "#contract/search/search.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { MapLibre } from "#web/map/draw-map.ts";
import { usePlaced } from "#web/map/use-placed.ts";
import { usePriceText } from "#web/shared/price-text.ts";
import { highlightProps, useHighlightedProperty } from "../highlighted-property.ts";
import { belowFold } from "../map-padding.ts";
import type { Pin as PlacedPin } from "./arrange-pins.ts";

/** A card with its point at the top level. */
export type MapProperty = PropertyCard & { latitude: number; longitude: number };

type Props = {
  map: MapLibre;
  pins: readonly PlacedPin<MapProperty>[];
  linesOf: (properties: readonly MapProperty[]) => string[];
  selectedId: number | null;
  visited: readonly number[];
  onSelect: (id: number) => void;
  onCluster: (properties: readonly MapProperty[]) => void;
};

/** The pins as buttons in the order of the list. The map moves to a pin that takes the keyboard focus. */
export function MapPins({ map, pins, linesOf, selectedId, visited, onSelect, onCluster }: Props) {
  const layer = usePlaced<HTMLUListElement>(map);
  const words = useNamespace("map");
  const highlighted = useHighlightedProperty();
  return (
    <ul ref={layer} aria-label={words.cards} className="map-layer">
      {pins.map(({ properties, latitude, longitude, ...place }) => {
        const [first] = properties;
        const isOn = properties.some(({ id }) => id === highlighted);
        const at = { latitude, longitude };
        return (
          <li
            key={properties.length > 1 ? `c${first.id}` : first.id}
            data-at={`${longitude},${latitude}`}
            data-side={place.side}
            data-on={isOn || undefined}
            data-selected={first.id === selectedId || undefined}
            style={placeStyle(place)}
            onFocus={({ target }) => target.matches(":focus-visible") && showPoint(map, at)}
          >
            {properties.length > 1 ? (
              <Group lines={linesOf(properties)} firstId={first.id} onPress={() => onCluster(properties)} />
            ) : (
              <Pin
                property={first}
                lines={linesOf(properties)}
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

function placeStyle({ x, y, width }: Pick<PlacedPin<MapProperty>, "x" | "y" | "width">): CSSProperties {
  return { "--x": `${x}px`, "--y": `${y}px`, "--width": `${width}px` } as CSSProperties;
}

type GroupProps = { lines: string[]; firstId: number; onPress: () => void };

/** Homes too close for pins of their own: how many, and the lowest of their prices. */
function Group({ lines, firstId, onPress }: GroupProps) {
  const words = useNamespace("map");
  return (
    <button type="button" className="map-pin map-cluster" onClick={onPress} {...highlightProps(firstId)}>
      {lines.join("\n")}
      <span className="sr-only">. {words.cluster}</span>
    </button>
  );
}

type PinProps = {
  property: MapProperty;
  lines: string[];
  isSelected: boolean;
  isVisited: boolean;
  onSelect: (id: number) => void;
};

function Pin({ property, lines, isSelected, isVisited, onSelect }: PinProps) {
  const t = useMessages();
  const words = useNamespace("map");
  const name = propertyName({ own: { en: property.nameEn, ar: property.nameAr } }, useLanguage());
  const price = usePriceText()(property.priceDetail.totalPrice);
  return (
    <button
      type="button"
      data-pin={property.id}
      data-visited={isVisited || undefined}
      aria-pressed={isSelected}
      aria-label={words.pin({ name, price, nights: t.price.forNights({ n: property.nights }) })}
      className="map-pin"
      onClick={() => onSelect(property.id)}
      {...highlightProps(property.id)}
    >
      {lines}
    </button>
  );
}

const NEAR = { side: 96, top: 60, bottom: 60 };

/** Moves the map only as far as needed to show a point inside the edges. */
export function showPoint(map: MapLibre, point: { latitude: number; longitude: number }, edges = NEAR): void {
  const { x, y } = map.project([point.longitude, point.latitude]);
  const frame = map.getContainer();
  const { side, top } = edges;
  const bottom = edges.bottom + belowFold(frame);
  const isSeen = x > side && x < frame.clientWidth - side && y > top && y < frame.clientHeight - bottom;
  if (!isSeen)
    map.easeTo({ center: [point.longitude, point.latitude], offset: [0, (top - bottom) / 2], duration: 260 });
}
