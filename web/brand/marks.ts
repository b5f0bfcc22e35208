/** The two marks on a 64 × 64 grid as data: React renders them on pages, tools/fonts/brand-icons.ts as files. */
export type Shape =
  | { d: string; fill: string; strokeWidth?: undefined }
  | { d: string; stroke: string; strokeWidth: number };

export type Mark = {
  background: string;
  /** On the brand's background, from 17 px up. */
  tile: readonly Shape[];
  /** Up to 16 px: fewer and bolder parts. */
  small: readonly Shape[];
  /** Without background, for white paper. */
  plain: readonly Shape[];
};

const house = "M10 53V35h18V24h26v29Z";
const door = "M34 53V42a7 7 0 0 1 14 0V53Z";
const pane = "M17 41h3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Z";
const crescent = "M23.3 10.2a8.5 8.5 0 1 0 4.2 11.6 6.8 6.8 0 1 1-4.2-11.6Z";
const fullerCrescent = "M23.8 8.8a10 10 0 1 0 4.9 13.6 8 8 0 1 1-4.9-13.6Z";
const lantern = "#f4b04a";

const sail = "M31 12C33 24 33 32 31 42H16C22 34 27 24 31 12Z";
const jib = "M35 20c5 7 9 14 13 22H35c1-8 1-15 0-22Z";
const wave = "M10 48c6-4 10-4 15 0s10 4 15 0 9-4 14 0";
const bar = "M10 50h44";

export const marks = {
  mabeet: {
    background: "#242162",
    tile: [
      { d: house, fill: "#6e7ae3" },
      { d: door, fill: lantern },
      { d: pane, fill: lantern },
      { d: crescent, fill: lantern },
    ],
    small: [
      { d: house, fill: "#6e7ae3" },
      { d: door, fill: lantern },
      { d: fullerCrescent, fill: lantern },
    ],
    plain: [
      { d: house, fill: "#4548a9" },
      { d: door, fill: lantern },
      { d: pane, fill: lantern },
      { d: crescent, fill: lantern },
    ],
  },
  tajawal: {
    background: "#006a70",
    tile: [
      { d: sail, fill: "#ffffff" },
      { d: jib, fill: "#f7a8cd" },
      { d: wave, stroke: "#ffffff", strokeWidth: 4 },
    ],
    small: [
      { d: sail, fill: "#ffffff" },
      { d: jib, fill: "#f7a8cd" },
      { d: bar, stroke: "#ffffff", strokeWidth: 6 },
    ],
    plain: [
      { d: sail, fill: "#006a70" },
      { d: jib, fill: "#ad1f69" },
      { d: wave, stroke: "#006a70", strokeWidth: 4 },
    ],
  },
} as const satisfies Record<string, Mark>;
