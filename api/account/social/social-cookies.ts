import { createHash, randomBytes } from "node:crypto";
import { isSecureCookie } from "#api/account/session/session-cookies.ts";
import type { Client } from "#api/platform/http/client.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import type { Language } from "#domain/language/language.ts";
import { readCookie } from "#domain/site/read-cookie.ts";

export const SOCIAL_PATH = "/api/account/auth/social";
const SECONDS = 15 * 60;
const ATTEMPT = { cookie: "socialAttempt", purpose: "social-attempt" };
const ANSWER = { cookie: "socialAnswer", purpose: "social-answer" };

/** A login that this browser has begun. */
export type Attempt = {
  platform: SocialPlatform;
  state: string;
  nonce: string;
  /** Of PKCE; the company knows its hash. */
  verifier: string;
  language: Language;
  until: number;
};

/** What the company answered to the attempt with this state. */
export type CompanyAnswer = { state: string } & ({ code: string; name: string } | { problem: "cancelled" | "refused" });

type CookieClient = Pick<Client, "host" | "isHttps">;
type CookieSettings = Pick<Settings, "secrets" | "appEnv">;

export function newAttempt(about: Pick<Attempt, "platform" | "nonce" | "language">, now: Date): Attempt {
  const random = () => randomBytes(32).toString("base64url");
  return { ...about, state: random(), verifier: random(), until: now.getTime() + SECONDS * 1_000 };
}

/** The challenge of PKCE, method S256. */
export function challengeOf({ verifier }: Attempt): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** Apple returns by a form of its own site, with which a browser sends no other cookies. */
export function attemptCookie(attempt: Attempt, client: CookieClient, settings: CookieSettings): string {
  const isSecure = isSecureCookie(client, settings);
  const value = signToken(settings.secrets, ATTEMPT.purpose, attempt);
  return cookie(ATTEMPT.cookie, value, { seconds: SECONDS, isSecure, isCrossSite: attempt.platform === "apple" });
}

export function readAttempt(cookies: string | undefined, secrets: readonly string[], now: Date): Attempt | null {
  const attempt = readSigned<Attempt>(cookies, secrets, ATTEMPT);
  return attempt && attempt.until > now.getTime() ? attempt : null;
}

export function answerCookie(answer: CompanyAnswer, client: CookieClient, settings: CookieSettings): string {
  const isSecure = isSecureCookie(client, settings);
  return cookie(ANSWER.cookie, signToken(settings.secrets, ANSWER.purpose, answer), { seconds: SECONDS, isSecure });
}

export function readAnswer(cookies: string | undefined, secrets: readonly string[]): CompanyAnswer | null {
  return readSigned<CompanyAnswer>(cookies, secrets, ANSWER);
}

/** Removes both, because an attempt ends once; an answer to another attempt ends alone. */
export function endedCookies(cookies: string | undefined, client: CookieClient, settings: CookieSettings): string[] {
  const isSecure = isSecureCookie(client, settings);
  const state = readSigned<CompanyAnswer>(cookies, settings.secrets, ANSWER)?.state;
  const isAnswered = readSigned<Attempt>(cookies, settings.secrets, ATTEMPT)?.state === state;
  return [...(isAnswered ? [ATTEMPT] : []), ANSWER].map((each) => cookie(each.cookie, "", { seconds: 0, isSecure }));
}

function readSigned<Content extends object>(
  cookies: string | undefined,
  secrets: readonly string[],
  { cookie: name, purpose }: typeof ATTEMPT,
): Content | null {
  const token = readCookie(cookies, name);
  return token ? readToken<Content>(secrets, purpose, token) : null;
}

type Flags = { seconds: number; isSecure: boolean; isCrossSite?: boolean };

/** A browser takes `SameSite=None` only together with `Secure`. */
function cookie(name: string, value: string, { seconds, isSecure, isCrossSite = false }: Flags): string {
  const sameSite = isCrossSite && isSecure ? "None" : "Lax";
  const parts = [`${name}=${value}`, `Path=${SOCIAL_PATH}`, `Max-Age=${seconds}`, "HttpOnly", `SameSite=${sameSite}`];
  return [...parts, ...(isSecure ? ["Secure"] : [])].join("; ");
}
