import type { Client } from "#api/platform/http/client.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { md5UserOf } from "./session-token.ts";

export const TOKEN_COOKIE = "token";
const USER_VERSION = 1;
/** Bytes of a first name in JSON that fit with the other fields into 256 characters of base64. */
const NAME_BYTES = 130;
const localHost = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

type CookieClient = Pick<Client, "language" | "host" | "isHttps">;
type CookieSettings = Pick<Settings, "secrets" | "appEnv">;
type CookieHeaders = { "set-cookie": string[] };
type NewSession = { token: string; expiresIn: number; account: AccountRow };

/** The token, hidden from scripts, and two cookies that scripts may read: for analytics and for the greeting. */
export function sessionHeaders(session: NewSession, client: CookieClient, settings: CookieSettings): CookieHeaders {
  const { token, expiresIn, account } = session;
  const isSecure = isSecureCookie(client, settings);
  return {
    "set-cookie": [
      cookie([TOKEN_COOKIE, token], expiresIn, { isSecure, isHttpOnly: true }),
      cookie(["md5_user", md5UserOf(settings.secrets, account.id)], expiresIn, { isSecure }),
      cookie(["base64_user", base64User(account, client.language)], expiresIn, { isSecure }),
    ],
  };
}

/** Removes the cookies of a session; the cart cookie stays. */
export function endedSessionHeaders(client: CookieClient, settings: CookieSettings): CookieHeaders {
  const isSecure = isSecureCookie(client, settings);
  return {
    "set-cookie": [
      cookie([TOKEN_COOKIE, ""], 0, { isSecure, isHttpOnly: true }),
      cookie(["md5_user", ""], 0, { isSecure }),
      cookie(["base64_user", ""], 0, { isSecure }),
    ],
  };
}

/** Removes everything that this browser stores about its guest. */
export function logOutHeaders(client: CookieClient, settings: CookieSettings) {
  const isSecure = isSecureCookie(client, settings);
  const ended = endedSessionHeaders(client, settings)["set-cookie"];
  return {
    "set-cookie": [...ended, cookie(["cartToken", ""], 0, { isSecure, isHttpOnly: true })],
    "clear-site-data": '"cookies", "storage"',
  };
}

type Flags = { isSecure: boolean; isHttpOnly?: boolean };

function cookie([name, value]: [string, string], seconds: number, { isSecure, isHttpOnly = false }: Flags): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${seconds}`, ...(isHttpOnly ? ["HttpOnly"] : [])];
  return [...parts, "SameSite=Lax", ...(isSecure ? ["Secure"] : [])].join("; ");
}

/** Browsers accept secure cookies from localhost over HTTP. Only a demo on another plain-HTTP host has none. */
export function isSecureCookie(
  { isHttps, host }: Omit<CookieClient, "language">,
  { appEnv }: Pick<CookieSettings, "appEnv">,
): boolean {
  return isHttps || appEnv === "production" || localHost.test(host);
}

/** What a page needs for its greeting: no contact, no id, nothing that a route accepts. */
export function base64User({ firstName }: Pick<AccountRow, "firstName">, lang: string): string {
  const user = { v: USER_VERSION, firstName: cutToBytes(firstName, NAME_BYTES), lang, loggedIn: true };
  return Buffer.from(JSON.stringify(user)).toString("base64");
}

function cutToBytes(text: string, maxBytes: number): string {
  let cut = "";
  for (const letter of text) {
    if (Buffer.byteLength(JSON.stringify(cut + letter)) > maxBytes) break;
    cut += letter;
  }
  return cut;
}
