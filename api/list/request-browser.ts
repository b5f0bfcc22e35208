import { randomUUID } from "node:crypto";
import { requireSameOrigin } from "#api/platform/http/security/same-origin.ts";
import { listBrowserCookie, readListBrowser } from "./list-browser.ts";

type Request = Parameters<typeof requireSameOrigin>[0] & {
  headers: { cookie?: string | undefined };
  protocol: string;
};
type Reply = { header: (name: string, value: string) => unknown };

/** The browser of a request, by its cookie. */
export function requestBrowsers(secrets: readonly string[]) {
  const knownBrowser = (request: Request): string | null => {
    const browser = readListBrowser(request.headers.cookie, secrets);
    if (browser) requireSameOrigin(request);
    return browser;
  };
  /** A browser without an id gets one. */
  const browserOf = (request: Request, reply: Reply): string => {
    const browser = knownBrowser(request) ?? randomUUID();
    reply.header("set-cookie", listBrowserCookie(browser, secrets, request.protocol === "https"));
    return browser;
  };
  return { knownBrowser, browserOf };
}
