import type {
  FillLayerSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";
import type { BaseMap } from "./base-map.ts";
import { type MapColourName, mapColours } from "./base-map-colours.ts";
import { readColour } from "./read-colour.ts";

type Paint = (name: MapColourName) => string;

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
      { id: "land", type: "background", paint: { "background-color": colour("land") } },
      ...landLayers(colour),
      ...roadLayers(colour),
      ...approximateLayers(colour),
    ],
  };
}

const levels = [0, 1, 2] as const;

function landLayers(colour: Paint): LayerSpecification[] {
  const fill = (kind: string, paint: string, level?: number): FillLayerSpecification => ({
    id: level === undefined ? kind : `${kind}-${level}`,
    type: "fill",
    source: "baseMap",
    filter: level === undefined ? is("kind", kind) : ["all", is("kind", kind), is("level", level)],
    paint: { "fill-color": paint, "fill-antialias": true },
  });
  return [
    ...soft(fill("dune", colour("dune-0"))),
    ...levels.flatMap((level) => soft(fill("hill", colour(`hill-${level}`), level))),
    ...soft(fill("grove", colour("grove-0"))),
    fill("town", colour("town-0")),
    {
      id: "shore",
      type: "line",
      source: "baseMap",
      filter: ["all", is("kind", "sea"), is("level", 0)],
      paint: { "line-color": colour("shore"), "line-width": widening(1.5, 5), "line-opacity": 0.9 },
    },
    ...levels.map((level) => fill("sea", colour(`sea-${level}`), level)),
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
  return [
    { ...line("street", "street", colour("street"), widening(0.3, 5)), minzoom: 10 },
    line("road-edge", "road", colour("road-edge"), widening(2.2, 15)),
    line("highway-edge", "highway", colour("highway-edge"), widening(3, 18)),
    line("road", "road", colour("road"), widening(1.2, 12)),
    line("highway", "highway", colour("highway"), widening(1.8, 14)),
  ];
}

/** The circle that contains a property whose position is approximate. */
function approximateLayers(colour: Paint): LayerSpecification[] {
  return [
    {
      id: "approximate",
      type: "fill",
      source: "approximate",
      paint: { "fill-color": colour("approximate"), "fill-opacity": 0.14 },
    },
    {
      id: "approximate-edge",
      type: "line",
      source: "approximate",
      paint: { "line-color": colour("approximate"), "line-width": 1.5, "line-dasharray": [3, 2] },
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

/** The colours of the table in the tokens of the brand. */
function paintOf(frame: Element): Paint {
  const computed = getComputedStyle(frame);
  const channels = (token: string) => readColour(computed.getPropertyValue(`--color-${token}`));
  return (name) => {
    const [one, other, percent] = mapColours[name];
    const [from, to] = [channels(one), channels(other)];
    const mixed = from.map((channel, index) =>
      Math.round(channel + ((to[index] ?? channel) - channel) * (percent / 100)),
    );
    return `rgb(${mixed.join(",")})`;
  };
}
