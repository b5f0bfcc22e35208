/** How often a random test repeats: `few` times in `npm run check` and `npm test`, `all` times under `ALL_VARIANTS=yes`. */
export function fewOrAll(few: number, all: number): number {
  return process.env.ALL_VARIANTS === "yes" ? all : few;
}
