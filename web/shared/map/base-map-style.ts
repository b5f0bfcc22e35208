import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
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

/** The whole look of the map, in the colours of the brand around it. Nothing is fetched from anywhere. */
export function baseMapStyle(baseMap: BaseMap | null, frame: Element): StyleSpecification {
  const colour = paintOf(frame);
  const empty = { type: "FeatureCollection" as const, features: [] };
  return {
    version: 8,
    sources: {
      baseMap: { type: "geojson", data: (baseMap ?? empty) as GeoJSONSourceSpecification["data"], tolerance: 0.2 },
      doubt: { type: "geojson", data: empty },
    },
    layers: [
      { id: "land", type: "background", paint: { "background-color": colour("page", "sunken", 0.35) } },
      ...landLayers(colour),
      ...roadLayers(colour),
      ...doubtLayers(colour),
    ],
  };
}

function landLayers(colour: Paint): LayerSpecification[] {
  const fill = (kind: string, paint: string, level?: number): LayerSpecification => ({
    id: level === undefined ? kind : `${kind}-${level}`,
    type: "fill",
    source: "baseMap",
    filter: level === undefined ? is("kind", kind) : ["all", is("kind", kind), is("level", level)],
    paint: { "fill-color": paint, "fill-antialias": true },
  });
  return [
    fill("dune", colour("sunken", "border", 0.12)),
    ...[0.22, 0.5, 0.8].map((part, level) => fill("hill", colour("sunken", "border", part), level)),
    fill("grove", colour("page", "success", 0.14)),
    fill("town", colour("sunken", "border", 0.62)),
    {
      id: "shore",
      type: "line",
      source: "baseMap",
      filter: ["all", is("kind", "sea"), is("level", 0)],
      paint: { "line-color": colour("surface"), "line-width": grows(1.5, 5), "line-opacity": 0.9 },
    },
    ...[0, 0.07, 0.14].map((part, level) => fill("sea", colour("primary-soft", "primary", part), level)),
  ];
}

function roadLayers(colour: Paint): LayerSpecification[] {
  const line = (id: string, kind: string, paint: string, width: ReturnType<typeof grows>): LayerSpecification => ({
    id,
    type: "line",
    source: "baseMap",
    filter: is("kind", kind),
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": paint, "line-width": width },
  });
  const casing = colour("border", "border-strong", 0.18);
  return [
    { ...line("street", "street", colour("surface"), grows(0.3, 5)), minzoom: 10 },
    line("road-edge", "road", casing, grows(2.2, 15)),
    line("highway-edge", "highway", colour("accent-soft", "accent", 0.42), grows(3, 18)),
    line("road", "road", colour("surface"), grows(1.2, 12)),
    line("highway", "highway", colour("accent-soft", "accent", 0.16), grows(1.8, 14)),
  ];
}

/** The circle in which an approximate property lies somewhere. */
function doubtLayers(colour: Paint): LayerSpecification[] {
  return [
    { id: "doubt", type: "fill", source: "doubt", paint: { "fill-color": colour("primary"), "fill-opacity": 0.14 } },
    {
      id: "doubt-edge",
      type: "line",
      source: "doubt",
      paint: { "line-color": colour("primary"), "line-width": 1.5, "line-dasharray": [3, 2] },
    },
  ];
}

function is(property: string, value: string | number) {
  return ["==", ["get", property], value] as ["==", ["get", string], string | number];
}

/** A width in pixels that grows from the whole city to a single street. */
function grows(least: number, most: number) {
  return ["interpolate", ["exponential", 1.6], ["zoom"], 8, least, 16, most] as [
    "interpolate",
    ["exponential", number],
    ["zoom"],
    number,
    number,
    number,
    number,
  ];
}

/** Colours of the tokens, mixed where the map needs a shade between two of them. */
function paintOf(frame: Element): Paint {
  const computed = getComputedStyle(frame);
  const channels = (token: Token) => readColour(computed.getPropertyValue(`--color-${token}`));
  return (one, other = one, part = 0) => {
    const [from, to] = [channels(one), channels(other)];
    const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * part));
    return `rgb(${mixed.join(",")})`;
  };
}
