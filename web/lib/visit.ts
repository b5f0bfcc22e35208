import { createContext } from "react-router";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { ExperimentId, Experiments } from "#domain/site/experiments.ts";
import type { Language } from "#domain/site/language.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Dispatch } from "./api-call.ts";

/** What the process is: the demonstration with its sandbox, the test suite, or the real thing. */
export type AppEnv = "demo" | "test" | "production";

/** One request for a page, as the server that received it describes it. */
export type Visit = {
  env: AppEnv;
  site: Site;
  /** The port guests see in demo and test addresses, such as ":3000", or empty. */
  portSuffix: string;
  /** Lets this response's own scripts pass the content security policy. */
  nonce: string;
  now: Date;
  /** The A/B tests that run. */
  running: readonly ExperimentId[];
  /** The built files of a language's words, so that a page can fetch them with its modules. */
  wordFiles: (language: Language) => string[];
  /** Answers API calls in process, as the guest who asked for this page. */
  dispatch: Dispatch;
};

/** What the visit and the guest's cookies say about how to speak. */
export type Speech = { language: Language; currency: CurrencyCode };

export const visitContext = createContext<Visit>();
export const speechContext = createContext<Speech>();
export const experimentsContext = createContext<Experiments>();
