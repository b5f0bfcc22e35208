import { type MapColourName, mapColours } from "#web/map/base-map-colours.ts";
import { DRAWN_ZOOM, worldSize, worldX, worldY } from "#web/map/world.ts";
import type { BaseMap } from "./draw-base-map.ts";

type Position = readonly [longitude: number, latitude: number];

/** Steps shorter than this are left out; a unit is a pixel at `DRAWN_ZOOM`. */
const MIN_STEP = 5;

/**
 * The base map of a city as an SVG, for a page whose scripts have not come. Its shapes are in the group `map`, and take
 * their colours from the tokens of the page that uses it, as `base-map-style.ts` does.
 */
export function baseMapPicture({ features }: BaseMap): string {
  const paths = features.flatMap(({ properties: { kind, level = 0 }, geometry }) => {
    if (geometry.type === "Point") return [];
    const isLine = geometry.type === "MultiLineString";
    const lines = isLine ? geometry.coordinates : geometry.coordinates.flat();
    const d = lines.map((line) => pathOf(line) + (isLine ? "" : "z")).join("");
    return isLine
      ? roadPaths(String(kind), d)
      : [`<path style="fill:${colourOf(`${kind}-${level}` as MapColourName)}" d="${d}"/>`];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="map" fill="none" stroke-linejoin="round">${LAND}${paths.join("")}</g></svg>\n`;
}

/** A mixed colour of the table as CSS. */
function colourOf(name: MapColourName): string {
  const [one, other, percent] = mapColours[name];
  return percent === 0
    ? `var(--color-${one})`
    : `color-mix(in srgb,var(--color-${one}),var(--color-${other}) ${percent}%)`;
}

/** The ground below everything, as far as anybody looks. */
const LAND = `<path style="fill:${colourOf("land")}" d="M0 0h${worldSize(DRAWN_ZOOM)}v${worldSize(DRAWN_ZOOM)}H0z"/>`;

/** The widths in pixels that the map has where it shows a city. */
const ROADS: Record<string, readonly [part: MapColourName, width: number][]> = {
  street: [["street", 0.5]],
  road: [
    ["road-edge", 2.7],
    ["road", 1.6],
  ],
  highway: [
    ["highway-edge", 3.6],
    ["highway", 2.2],
  ],
};

function roadPaths(kind: string, d: string): string[] {
  return (ROADS[kind] ?? []).map(
    ([part, width]) =>
      `<path style="stroke:${colourOf(part)}" stroke-width="${width}" vector-effect="non-scaling-stroke" d="${d}"/>`,
  );
}

function pathOf(line: readonly Position[]): string {
  const size = worldSize(DRAWN_ZOOM);
  const spots = line.map(([longitude, latitude]) => [
    Math.round(worldX(longitude) * size),
    Math.round(worldY(latitude) * size),
  ]);
  const [first, ...others] = spots as [number, number][];
  if (!first) return "";
  let [x, y] = first;
  const steps = others.flatMap(([toX, toY], index) => {
    const [right, down] = [toX - x, toY - y];
    if (Math.hypot(right, down) < MIN_STEP && index < others.length - 1) return [];
    [x, y] = [toX, toY];
    return [`${right}${down < 0 ? "" : " "}${down}`];
  });
  return `M${first.join(" ")}l${steps.join(" ")}`;
}
