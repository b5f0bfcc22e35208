import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import { CART_COOKIE_DAYS } from "#domain/cart/hold.ts";
import { readCookie } from "#domain/site/read-cookie.ts";

const COOKIE = "cartToken";
const PURPOSE = "cart-holder";
const DAY_SECONDS = 24 * 60 * 60;

/** The browser that a cookie of an earlier cart identifies. */
export function readHolder(cookies: string | undefined, secrets: readonly string[]): string | null {
  const token = readCookie(cookies, COOKIE);
  return (token && readToken<{ holder: string }>(secrets, PURPOSE, token)?.holder) || null;
}

/** Scripts cannot read it, and a browser does not send it with requests of other sites' pages. */
export function holderCookie(holder: string, secrets: readonly string[], isSecure: boolean): string {
  const parts = [
    `${COOKIE}=${signToken(secrets, PURPOSE, { holder })}`,
    "Path=/",
    `Max-Age=${CART_COOKIE_DAYS * DAY_SECONDS}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}
