import { BENCH_CITY } from "../search/payloads.ts";

/** The results page as guests get it, the same bytes as a constant, and the same tree by React alone. */
export const benchPaths = {
  page: `/ar/chalets/search?cityId=${BENCH_CITY}`,
  constant: "/bench/constant",
  react: "/bench/react",
} as const;

export type BenchKind = keyof typeof benchPaths;
