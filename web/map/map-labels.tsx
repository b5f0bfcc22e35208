import { useEffect } from "react";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { type BaseMap, placesOf } from "./base-map.ts";
import type { MapLibre } from "./draw-map.ts";
import { usePlaced } from "./use-placed.ts";

/** Vertical offsets to try: below the place, above it, or further below. */
const OFFSETS = [16, -34, 34];

type Props = {
  map: MapLibre;
  baseMap: BaseMap | null;
  /** Changes whenever labels and pins may overlap anew. */
  arrangement: string;
};

/** The names of areas. No label overlaps another or a pin. Screen readers skip them: each card names its area. */
export function MapLabels({ map, baseMap, arrangement }: Props) {
  const language = useLanguage();
  const layer = usePlaced<HTMLDivElement>(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels keep their positions until the arrangement changes.
  useEffect(() => {
    const frame = requestAnimationFrame(() => arrange(layer.current));
    return () => cancelAnimationFrame(frame);
  }, [arrangement, language]);
  return (
    <div ref={layer} aria-hidden="true" className="map-layer">
      {placesOf(baseMap).map(({ properties, geometry }) => (
        <div key={`${properties.kind}${properties.id}`} data-at={geometry.coordinates.join(",")}>
          <span data-kind={properties.kind} className="map-label">
            {properties[language]}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Positions each label, in order, where it overlaps nothing; a label without such a position is hidden. */
function arrange(layer: HTMLElement | null): void {
  const pins = layer?.parentElement?.querySelectorAll(".map-pin, .map-cluster, .map-mark") ?? [];
  const taken = [...pins].map((pin) => pin.getBoundingClientRect());
  for (const label of layer?.querySelectorAll<HTMLElement>(".map-label") ?? []) {
    const { left, right, bottom, top } = (label.parentElement as HTMLElement).getBoundingClientRect();
    const [half, height] = [label.offsetWidth / 2, label.offsetHeight];
    const middle = (top + bottom) / 2;
    const boxAt = (offset: number) =>
      new DOMRect((left + right) / 2 - half, middle + offset - height / 2, 2 * half, height);
    const offset = OFFSETS.find((each) => taken.every((other) => !touches(boxAt(each), other)));
    label.style.visibility = offset === undefined ? "hidden" : "visible";
    if (offset === undefined) continue;
    label.style.translate = `0 ${offset}px`;
    taken.push(boxAt(offset));
  }
}

function touches(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
