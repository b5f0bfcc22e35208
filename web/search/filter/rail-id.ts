/** The rail's fragment: where the button of narrow screens leads while there is no JavaScript. */
export const RAIL_ID = "filters";
