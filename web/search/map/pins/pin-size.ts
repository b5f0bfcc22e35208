import type { Size } from "./arrange-pins.ts";

/** Pixels of a bold figure, and of what is beside and around the lines. `map.css` has the same. */
const FIGURE = 8;
const LETTER = 7.25;
const SIDES = 20;
const LINE = 16;
const EDGES = 16;

/** The size of a pin with these lines: a price alone, or two lines of smaller letters. */
export function pinSize(lines: readonly string[]): Size {
  const longest = Math.max(...lines.map((line) => line.length));
  return {
    width: Math.ceil(longest * (lines.length > 1 ? LETTER : FIGURE)) + SIDES,
    height: lines.length * LINE + EDGES,
  };
}
