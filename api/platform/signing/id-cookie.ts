import { readCookie } from "#domain/site/read-cookie.ts";
import { readToken, signToken } from "./signed-token.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** `claim` is the name of the id in the signed token. */
type IdCookie = { name: string; purpose: string; claim: string; days: number };

/** A cookie with a signed random id, by which a browser is recognised. */
export function idCookie({ name, purpose, claim, days }: IdCookie) {
  return {
    read(cookies: string | undefined, secrets: readonly string[]): string | null {
      const token = readCookie(cookies, name);
      return (token && readToken<Record<string, string>>(secrets, purpose, token)?.[claim]) || null;
    },
    /** Scripts cannot read it, and a browser does not send it with requests of other sites' pages. */
    write(id: string, secrets: readonly string[], isSecure: boolean): string {
      const parts = [
        `${name}=${signToken(secrets, purpose, { [claim]: id })}`,
        "Path=/",
        `Max-Age=${days * DAY_SECONDS}`,
        "HttpOnly",
        "SameSite=Lax",
        ...(isSecure ? ["Secure"] : []),
      ];
      return parts.join("; ");
    },
  };
}
