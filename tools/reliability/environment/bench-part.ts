import type { BenchEnvironment } from "./bench-environment.ts";

/** The options of a part and the seed of its random values. */
export type PartInput = {
  seed: number;
  /** The value of one of the part's options. */
  number: (option: string) => number;
  /** Prints the result of a check. One failed check fails the bench. */
  must: (isMet: boolean, sentence: string) => void;
};

/** One part of the bench. Its return value goes into the report. */
export type Part = {
  name: string;
  /** The numbers that it takes from the command line, with their defaults. */
  options: Readonly<Record<string, number>>;
  /** Every option is a number of bookings, which `--runs` replaces. */
  countsRuns?: boolean;
  /** Of partners and jobs, where the usual one does not fit. */
  timeScale?: number;
  run: (environment: BenchEnvironment, given: PartInput) => Promise<unknown>;
};
