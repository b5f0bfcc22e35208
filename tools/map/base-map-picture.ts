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
    return isLine ? roadPaths(String(kind), d) : [`<path style="fill:${COLOURS[`${kind}-${level}`]}" d="${d}"/>`];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="map" fill="none" stroke-linejoin="round">${LAND}${paths.join("")}</g></svg>\n`;
}

const mix = (one: string, other: string, percent: number) =>
  `color-mix(in srgb,var(--color-${one}),var(--color-${other}) ${percent}%)`;

const COLOURS: Record<string, string> = {
  "dune-0": mix("sunken", "border", 12),
  "hill-0": mix("sunken", "border", 22),
  "hill-1": mix("sunken", "border", 50),
  "hill-2": mix("sunken", "border", 80),
  "grove-0": mix("page", "success", 14),
  "town-0": mix("sunken", "border", 62),
  "sea-0": mix("primary-soft", "primary", 0),
  "sea-1": mix("primary-soft", "primary", 7),
  "sea-2": mix("primary-soft", "primary", 14),
  street: "var(--color-surface)",
  road: "var(--color-surface)",
  "road-edge": mix("border", "border-strong", 18),
  highway: mix("accent-soft", "accent", 16),
  "highway-edge": mix("accent-soft", "accent", 42),
};

/** The ground below everything, as far as anybody looks. */
const LAND = `<path style="fill:${mix("page", "sunken", 35)}" d="M0 0h${worldSize(DRAWN_ZOOM)}v${worldSize(DRAWN_ZOOM)}H0z"/>`;

/** The widths in pixels that the map has where it shows a city. */
const ROADS: Record<string, readonly [part: string, width: number][]> = {
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
      `<path style="stroke:${COLOURS[part]}" stroke-width="${width}" vector-effect="non-scaling-stroke" d="${d}"/>`,
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
