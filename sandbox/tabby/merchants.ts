import type { IncomingMessage } from "node:http";
import { refusal } from "./tabby-errors.ts";

/** Tabby has one address for Saudi Arabia and one for its other countries; each has its own merchants. */
export const regions = ["tabby", "tabby-sa"] as const;
export type Region = (typeof regions)[number];

/** A merchant code takes the currency of its country only. */
const merchants = new Map<string, { region: Region; currency: string }>(
  Object.entries({
    SA: { region: "tabby-sa", currency: "SAR" },
    AE: { region: "tabby", currency: "AED" },
    KW: { region: "tabby", currency: "KWD" },
  }),
);

/** The demo's own key opens both addresses; the others show what a key of the wrong country meets. */
const keys = new Map<string, readonly Region[]>(
  Object.entries({
    sk_test_mabeetdemo: regions,
    sk_test_mabeetdemo_sa: ["tabby-sa"],
    sk_test_mabeetdemo_ae: ["tabby"],
  }),
);

/** Refuses a request without a key of ours (401), or with one of the other address (403). */
export function checkKey({ headers }: IncomingMessage, region: Region): void {
  const [, key = ""] = /^Bearer (\S+)$/.exec(headers.authorization ?? "") ?? [];
  const own = keys.get(key);
  if (!own) throw refusal(401, "not_authorized", "invalid secret key");
  if (!own.includes(region)) throw wrongRegion();
}

/** The currency of a merchant code; a code of the other address is refused (403). */
export function currencyOfMerchant(code: string, region: Region): string {
  const merchant = merchants.get(code);
  if (!merchant) throw refusal(401, "not_authorized", "merchant is null");
  if (merchant.region !== region) throw wrongRegion();
  return merchant.currency;
}

export function wrongRegion(): Error {
  return refusal(403, "no_permission", "no permission");
}
