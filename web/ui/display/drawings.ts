/** An icon that a page of results repeats or draws with many lines, as one path: Lucide's own component renders more elements and attributes. */
export type Drawing = { path: string; isMirrored?: boolean };

/** Lucide's drawings with their paths joined. */
export const heart: Drawing = {
  path: "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
};
export const plus: Drawing = { path: "M5 12h14M12 5v14" };
export const check: Drawing = { path: "M20 6 9 17l-5-5" };
export const rotate3d: Drawing = {
  path: "m15.194 13.707 3.814 1.86-1.86 3.814M16.472 7.528A5 10 0 1 0 13 21.798M21.798 11A10 5 0 1 0 19 15.571",
};
export const map: Drawing = {
  path: "M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zM15 5.764v15M9 3.236v15",
};
export const arrowDownUp: Drawing = { path: "m3 16 4 4 4-4M7 20V4M21 8l-4-4-4 4M17 4v16" };
export const sliders: Drawing = {
  path: "M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3",
  isMirrored: true,
};
