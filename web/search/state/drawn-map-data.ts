/** A part of the world in the units of drawn base maps. */
export type DrawnArea = { x: number; y: number; width: number; height: number };
/** A pin of one home, or of several that are too close for pins of their own: then the price is the lowest of theirs. */
export type DrawnPin = {
  x: number;
  y: number;
  price: number;
  count: number;
  /** Pixels from the point to the middle of the pin. */
  across: number;
  down: number;
};
/** The map beside the results as the server draws it. */
export type DrawnMapData = { area: DrawnArea; pins: DrawnPin[] };
