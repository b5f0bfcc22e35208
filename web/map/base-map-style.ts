import type {
  FillLayerSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";
import type { BaseMap } from "./base-map.ts";
import { readColour } from "./read-colour.ts";

type Token =
  | "page"
  | "sunken"
  | "surface"
  | "border"
  | "border-strong"
  | "primary"
  | "primary-soft"
  | "accent"
  | "accent-soft"
  | "success";
type Paint = (one: Token, other?: Token, part?: number) => string;

/** The style of the map in the colours of the brand. It loads nothing from the network. */
export function baseMapStyle(baseMap: BaseMap | null, frame: Element): StyleSpecification {
  const colour = paintOf(frame);
  const empty = { type: "FeatureCollection" as const, features: [] };
  return {
    version: 8,
    sources: {
      baseMap: { type: "geojson", data: (baseMap ?? empty) as GeoJSONSourceSpecification["data"], tolerance: 0.2 },
      approximate: { type: "geojson", data: empty },
    },
    layers: [
      { id: "land", type: "background", paint: { "background-color": colour("page", "sunken", 0.35) } },
      ...landLayers(colour),
      ...roadLayers(colour),
      ...approximateLayers(colour),
    ],
  };
}

function landLayers(colour: Paint): LayerSpecification[] {
  const fill = (kind: string, paint: string, level?: number): FillLayerSpecification => ({
    id: level === undefined ? kind : `${kind}-${level}`,
    type: "fill",
    source: "baseMap",
    filter: level === undefined ? is("kind", kind) : ["all", is("kind", kind), is("level", level)],
    paint: { "fill-color": paint, "fill-antialias": true },
  });
  return [
    ...soft(fill("dune", colour("sunken", "border", 0.12))),
    ...[0.22, 0.5, 0.8].flatMap((part, level) => soft(fill("hill", colour("sunken", "border", part), level))),
    ...soft(fill("grove", colour("page", "success", 0.14))),
    fill("town", colour("sunken", "border", 0.62)),
    {
      id: "shore",
      type: "line",
      source: "baseMap",
      filter: ["all", is("kind", "sea"), is("level", 0)],
      paint: { "line-color": colour("surface"), "line-width": widening(1.5, 5), "line-opacity": 0.9 },
    },
    ...[0, 0.07, 0.14].map((part, level) => fill("sea", colour("primary-soft", "primary", part), level)),
  ];
}

/** A shape whose edge fades: terrain has no line where it ends. */
function soft(layer: FillLayerSpecification): LayerSpecification[] {
  const { id, source, filter, paint } = layer;
  const edge = { "line-color": paint?.["fill-color"], "line-width": widening(6, 60), "line-blur": widening(6, 60) };
  return [{ id: `${id}-edge`, type: "line", source, filter, paint: edge } as LayerSpecification, layer];
}

function roadLayers(colour: Paint): LayerSpecification[] {
  const line = (id: string, kind: string, paint: string, width: ReturnType<typeof widening>): LayerSpecification => ({
    id,
    type: "line",
    source: "baseMap",
    filter: is("kind", kind),
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": paint, "line-width": width },
  });
  const casing = colour("border", "border-strong", 0.18);
  return [
    { ...line("street", "street", colour("surface"), widening(0.3, 5)), minzoom: 10 },
    line("road-edge", "road", casing, widening(2.2, 15)),
    line("highway-edge", "highway", colour("accent-soft", "accent", 0.42), widening(3, 18)),
    line("road", "road", colour("surface"), widening(1.2, 12)),
    line("highway", "highway", colour("accent-soft", "accent", 0.16), widening(1.8, 14)),
  ];
}

/** The circle that contains a property whose position is approximate. */
function approximateLayers(colour: Paint): LayerSpecification[] {
  return [
    {
      id: "approximate",
      type: "fill",
      source: "approximate",
      paint: { "fill-color": colour("primary"), "fill-opacity": 0.14 },
    },
    {
      id: "approximate-edge",
      type: "line",
      source: "approximate",
      paint: { "line-color": colour("primary"), "line-width": 1.5, "line-dasharray": [3, 2] },
    },
  ];
}

function is(property: string, value: string | number) {
  return ["==", ["get", property], value] as ["==", ["get", string], string | number];
}

/** A width in pixels that increases from the zoom of a city to that of a street. */
function widening(min: number, max: number) {
  return ["interpolate", ["exponential", 1.6], ["zoom"], 8, min, 16, max] as [
    "interpolate",
    ["exponential", number],
    ["zoom"],
    number,
    number,
    number,
    number,
  ];
}

/** The colours of the tokens, mixed where the map needs a shade between two of them. */
function paintOf(frame: Element): Paint {
  const computed = getComputedStyle(frame);
  const channels = (token: Token) => readColour(computed.getPropertyValue(`--color-${token}`));
  return (one, other = one, part = 0) => {
    const [from, to] = [channels(one), channels(other)];
    const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * part));
    return `rgb(${mixed.join(",")})`;
  };
}
