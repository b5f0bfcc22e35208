import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "PAYMENT_VISIT";

/** Where a guest was sent to confirm a payment, so that one who came back too early can go on there. */
type Visit = { paymentId: string; url: string };

export function keepBankVisit(paymentId: string, url: string): void {
  writeStored(sessionStorage, KEY, { paymentId, url } satisfies Visit);
}

export function bankVisit(paymentId: string): string | null {
  const kept = readStored<Visit>(sessionStorage, KEY);
  return kept?.paymentId === paymentId && isWebAddress(kept.url) ? kept.url : null;
}

/** Only pages are gone to: an address that would run a script is none. */
export function isWebAddress(url: unknown): url is string {
  return typeof url === "string" && /^https?:\/\//.test(url);
}
