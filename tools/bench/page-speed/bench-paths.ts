import { BENCH_CITY } from "#tools/measure/payloads.ts";

const results = `/ar/chalets/search?cityId=${BENCH_CITY}`;

/**
 * The results page rendered anew and from the cache, the same bytes as a constant, the same tree by React alone, and the
 * same markup by React alone as static elements.
 */
export const benchPaths = {
  page: `${results}&fresh=1`,
  cached: results,
  constant: "/bench/constant",
  react: "/bench/react",
  static: "/bench/static",
} as const;

export type BenchKind = keyof typeof benchPaths;
