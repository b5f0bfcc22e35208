import { programmes } from "#domain/loyalty/rates.ts";
import { row } from "./setting-row.ts";
import { httpUrl, listOf, oneOf, text } from "./setting-values.ts";

/** The sandbox accepts this key. */
export const DEFAULT_LOYALTY_KEY = "only-for-demo-and-test-loyalty";

/** Loyalty programmes. */
export const loyaltyRows = {
  loyaltyUrl: row(
    "LOYALTY_URL",
    null,
    httpUrl,
    "Base URL of the loyalty programmes, one path per programme; without it the sandbox plays them",
    "production",
  ),
  loyaltyKey: row(
    "LOYALTY_KEY",
    DEFAULT_LOYALTY_KEY,
    text,
    "API key for LOYALTY_URL; only the server uses it",
    "production",
  ),
  loyaltyOff: row(
    "LOYALTY_OFF",
    "",
    listOf(oneOf(...programmes)),
    "Loyalty programmes that are switched off, separated by commas; guests see them as not available now",
  ),
};
