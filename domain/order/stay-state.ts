/** What is known about the arrival and departure of a guest. */
export const stayStates = ["expected", "arrived", "no-show", "left-early"] as const;
export type StayState = (typeof stayStates)[number];
