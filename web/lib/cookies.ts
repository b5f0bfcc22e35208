import { CHOICE_COOKIE_DAYS } from "#domain/shell/constants.ts";

/** The value of one cookie of a request; the last of several wins, broken encoding is absence. */
export function readCookie(header: string | null, name: string): string | undefined {
  let found: string | undefined;
  for (const pair of (header ?? "").split(";")) {
    const [key, ...rest] = pair.split("=");
    if (key?.trim() === name) found = rest.join("=").trim();
  }
  try {
    return found === undefined ? undefined : decodeURIComponent(found);
  } catch {
    return undefined;
  }
}

const LIFE_SECONDS = CHOICE_COOKIE_DAYS * 24 * 60 * 60;

/** A choice the guest made, kept for a year. Readable by our scripts: it holds no secret. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
