import type { Point } from "./shift.ts";

const DIGITS = "23456789CFGHJMPQRVWX";
const PAIRS = 5;
/** The smallest cell of a code of five pairs is 1/8000 of a degree, about 14 metres. */
const CELLS_PER_DEGREE = 8_000;
const PAIRS_BEFORE_PLUS = 4;

/** The open location code (plus code) of a point: map apps find it as an address. */
export function plusCode({ latitude, longitude }: Point): string {
  let [north, east] = [cellOf(latitude + 90), cellOf(longitude + 180)];
  const pairs: string[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    pairs.unshift(`${DIGITS[north % DIGITS.length]}${DIGITS[east % DIGITS.length]}`);
    [north, east] = [Math.floor(north / DIGITS.length), Math.floor(east / DIGITS.length)];
  }
  return `${pairs.slice(0, PAIRS_BEFORE_PLUS).join("")}+${pairs.slice(PAIRS_BEFORE_PLUS).join("")}`;
}

/** Rounds before it cuts, because 0.1 × 8000 is not a whole number of cells in floating point. */
function cellOf(degrees: number): number {
  return Math.floor(Number((degrees * CELLS_PER_DEGREE).toFixed(6)));
}
