/** Larger than the distance by which any property is displaced, so that the circle always contains it. */
export const APPROXIMATE_RADIUS_METRES = 700;
