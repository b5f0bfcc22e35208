/** A part of the world in the units of drawn base maps. */
export type DrawnArea = { x: number; y: number; width: number; height: number };
/** A pin of one home, or of several that would overlap: `more` is the number of the others. */
export type DrawnPin = { x: number; y: number; price: number; more: number };
/** The map beside the results as the server draws it. */
export type DrawnMapData = { area: DrawnArea; pins: DrawnPin[] };
