import "./map.css";
import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import type { BaseMap } from "./base-map.ts";
import { baseMapStyle } from "./base-map-style.ts";
import type { Box } from "./bounds-of.ts";

export type { MapLibre };

/** The pixels that other elements cover at the edges of the map. */
export type Padding = { top: number; bottom: number; left: number; right: number };

const MIN_ZOOM = 6;
const MAX_ZOOM = 15.5;

setWorkerUrl(workerUrl);

type Options = {
  frame: HTMLElement;
  baseMap: BaseMap | null;
  box: Box | null;
  label: string;
  padding: Padding | undefined;
};

/** Renders the map into a frame; `null` where the browser has no WebGL. */
export function drawMap({ frame, baseMap, box, label, padding }: Options): MapLibre | null {
  try {
    const map = new MapLibre({
      container: frame,
      style: baseMapStyle(baseMap, frame),
      ...(box ? { bounds: box, fitBoundsOptions: { ...(padding && { padding }), maxZoom: 13 } } : middleOf(baseMap)),
      ...(baseMap && { maxBounds: baseMap.bbox }),
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      locale: { "Map.Title": label },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    // What is below, such as the map that the server drew, is seen until there is something to see.
    const show = () => frame.setAttribute("data-drawn", "");
    for (const event of ["load", "dragstart", "zoomstart"] as const) map.once(event, show);
    // Without a listener the library logs an error; pins work without the base map.
    map.on("error", ({ error }) => {
      console.warn(error);
      show();
    });
    return map;
  } catch {
    frame.replaceChildren();
    return null;
  }
}

function middleOf(baseMap: BaseMap | null) {
  if (!baseMap) return { center: [46.7, 24.7] as [number, number], zoom: MIN_ZOOM };
  const [west, south, east, north] = baseMap.bbox;
  return { center: [(west + east) / 2, (south + north) / 2] as [number, number], zoom: 9 };
}
