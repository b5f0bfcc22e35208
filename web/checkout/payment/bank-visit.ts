import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "PAYMENT_VISIT";

/** The bank page that a guest was sent to, so that a guest who returned too early can open it again. */
type Visit = { paymentId: string; url: string };

export function storeBankVisit(paymentId: string, url: string): void {
  writeStored(sessionStorage, KEY, { paymentId, url } satisfies Visit);
}

export function bankVisit(paymentId: string): string | null {
  const stored = readStored<Visit>(sessionStorage, KEY);
  return stored?.paymentId === paymentId && isHttpUrl(stored.url) ? stored.url : null;
}

/** Only http and https: a URL that would run a script is refused. */
export function isHttpUrl(url: unknown): url is string {
  return typeof url === "string" && /^https?:\/\//.test(url);
}
