/** The fragment of the rail: the target of the filters button on narrow screens without JavaScript. */
export const RAIL_ID = "filters";
