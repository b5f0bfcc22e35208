import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import { readCookie } from "#domain/site/read-cookie.ts";

export const LIST_COOKIE = "listToken";
const PURPOSE = "list-browser";
/** As long as a shared list of a guest without an account is kept. */
export const LIST_BROWSER_DAYS = 180;
const DAY_SECONDS = 24 * 60 * 60;

/** The browser that voted or shared a list before. The id says nothing else about it. */
export function readListBrowser(cookies: string | undefined, secrets: readonly string[]): string | null {
  const token = readCookie(cookies, LIST_COOKIE);
  return (token && readToken<{ browser: string }>(secrets, PURPOSE, token)?.browser) || null;
}

/** Scripts cannot read it, and a browser does not send it with requests of other sites' pages. */
export function listBrowserCookie(browser: string, secrets: readonly string[], isSecure: boolean): string {
  const parts = [
    `${LIST_COOKIE}=${signToken(secrets, PURPOSE, { browser })}`,
    "Path=/",
    `Max-Age=${LIST_BROWSER_DAYS * DAY_SECONDS}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}
