/** A colour of the map: two tokens, and how many percent of the second one. */
type MapColour = readonly [one: MapToken, other: MapToken, percent: number];
type MapToken =
  | "sunken"
  | "surface"
  | "border"
  | "border-strong"
  | "primary"
  | "success"
  | "info-soft"
  | "info"
  | "warning-soft"
  | "star";

/** The colours of the base map by kind and level; `mini-map.css` has the same. Water, green and main roads are those of both brands. */
export const mapColours = {
  land: ["sunken", "sunken", 0],
  "dune-0": ["sunken", "star", 9],
  "hill-0": ["sunken", "border-strong", 12],
  "hill-1": ["sunken", "border-strong", 20],
  "hill-2": ["sunken", "border-strong", 28],
  "grove-0": ["sunken", "success", 24],
  "town-0": ["border", "border-strong", 12],
  shore: ["surface", "surface", 0],
  "sea-0": ["info-soft", "info", 26],
  "sea-1": ["info-soft", "info", 32],
  "sea-2": ["info-soft", "info", 38],
  street: ["surface", "surface", 0],
  road: ["surface", "surface", 0],
  "road-edge": ["border", "border-strong", 55],
  highway: ["warning-soft", "star", 38],
  "highway-edge": ["warning-soft", "star", 85],
  approximate: ["primary", "primary", 0],
} as const satisfies Record<string, MapColour>;

export type MapColourName = keyof typeof mapColours;
