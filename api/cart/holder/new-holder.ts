import { createHash, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Random text that only this browser knows. It proves that a repeated call comes from the same browser. */
const BROWSER_KEY = "x-browser-key";
const keyPattern = /^[A-Za-z0-9_-]{20,128}$/;

/**
 * The id of a browser without a cookie. If its first answer is lost, so is the cookie, and the repeated call must get the
 * same id: it therefore depends on the browser's key and the idempotency key. Otherwise every call gets its own id.
 */
export function newHolder(headers: IncomingHttpHeaders): string {
  const { [BROWSER_KEY]: browser, "idempotency-key": key } = headers;
  if (typeof browser !== "string" || typeof key !== "string" || !keyPattern.test(browser)) return randomUUID();
  const hash = createHash("sha256").update(`cart-holder:${browser}:${key}`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
