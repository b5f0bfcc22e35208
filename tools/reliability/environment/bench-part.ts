import type { BenchEnvironment } from "./bench-environment.ts";

/** What a part was asked for: its numbers by their names, and the seed of all its chance. */
export type Given = {
  seed: number;
  /** A number of the part's own table of options. */
  number: (option: string) => number;
  /** Says whether a sentence holds; one that does not makes the whole bench fail. */
  must: (isKept: boolean, sentence: string) => void;
};

/** One thing that is tried on the ground. What it returns goes into the report as it is. */
export type Part = {
  name: string;
  /** The numbers it takes on the command line, with what the goal asks for. */
  options: Readonly<Record<string, number>>;
  run: (environment: BenchEnvironment, given: Given) => Promise<unknown>;
};
