/** Wider than any property is moved, so that it always lies inside the circle. */
export const DOUBT_METRES = 700;
