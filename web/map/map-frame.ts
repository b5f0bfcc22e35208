/** The size of the static map in its own pixels. */
export const MAP_FRAME = { width: 760, height: 320 };
