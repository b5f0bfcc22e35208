/** The fragment of the rail: without JavaScript it shows the rail on narrow screens. */
export const RAIL_ID = "filters";
