import { createContext } from "react-router";
import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { ExperimentId, Experiments } from "#domain/site/experiments.ts";
import type { Site } from "#domain/site/sites.ts";
import type { SmsReach } from "#domain/site/sms-reach.ts";
import type { Dispatch } from "../api/call-endpoint.ts";

/** What the process is: the demo with its sandbox, the test suite, or production. */
export type AppEnv = "demo" | "test" | "production";

/** Built files that a page names before its modules name them. */
export type ScriptFiles = { firstModule: string | null; messages: readonly string[] };

/**
 * What the server wants of a page: the page of one guest (by default); a page for many guests with a mark where the parts
 * of one guest belong; or these parts of one guest.
 */
export type PageOutput = { kind: "own" } | { kind: "shared"; mark: string } | { kind: "parts" };

/** One request for a page, as the server describes it to the pages. */
export type Visit = {
  env: AppEnv;
  site: Site;
  /** The port in demo and test URLs, such as ":3000", or empty. */
  portSuffix: string;
  /** Which phone numbers of accounts get SMS; pages promise none to the others. */
  smsReach: SmsReach;
  /** The nonce of this response's own scripts in the content security policy. */
  nonce: string;
  now: Date;
  /** The id of this browser, or of this page for a guest who did not consent to be recognised. */
  visitorId: string;
  /** The A/B tests that are running. */
  running: readonly ExperimentId[];
  /** The built files that a page in a language names before its modules name them. */
  scriptFiles: (language: Language) => ScriptFiles;
  output?: PageOutput;
  /** Answers API calls in process, with the identity of the guest who requested the page. */
  dispatch: Dispatch;
};

/** The language and currency of the page. */
export type Locale = { language: Language; currency: CurrencyCode };

export const visitContext = createContext<Visit>();
export const localeContext = createContext<Locale>();
export const experimentsContext = createContext<Experiments>();
