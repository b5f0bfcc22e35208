import { CHOICE_COOKIE_DAYS } from "#domain/shell/constants.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** A cookie of the whole site. Readable by our scripts: it holds no secret. */
export function cookieFor(name: string, value: string, days: number, secure: boolean): string {
  const maxAge = `Max-Age=${days * DAY_SECONDS}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; ${maxAge}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** A choice of the guest, stored for a year. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return cookieFor(name, value, CHOICE_COOKIE_DAYS, secure);
}

/** The same response with more cookies; a cookie that the response already sets wins. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  const set = new Set(response.headers.getSetCookie().map(nameOf));
  const more = cookies.filter((cookie) => !set.has(nameOf(cookie)));
  if (more.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const cookie of more) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf("="));
}
