import { payingOrigins } from "#api/payment/fields/fields-origin.ts";
import { securityHeaders } from "#api/platform/http/security/security-headers.ts";
import { isLoopback } from "#api/platform/settings/is-loopback.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { CardGateway } from "#domain/payment/gateways.ts";

type PolicySettings = Pick<Settings, "appEnv" | "checkoutScriptUrl" | "moyasarUrl">;

/** What each gateway needs in the page with its card fields; `null` while it has no settings. */
const needs: Record<CardGateway, (settings: PolicySettings) => Record<string, string[]> | null> = {
  /** Its script shows frames of its own and calls its own hosts. */
  checkout: ({ checkoutScriptUrl: script }) =>
    script === null
      ? null
      : {
          "script-src": [new URL(script).origin],
          "frame-src": hostsOf(script),
          "connect-src": hostsOf(script),
          "img-src": [...hostsOf(script), "data:"],
        },
  /** The fields are our own inputs; the browser sends the card to its API. */
  moyasar: ({ moyasarUrl: api }) => (api === null ? null : { "connect-src": [new URL(api).origin] }),
};

/** The headers of the page with the card fields; `null` while the gateway cannot show any. */
export function fieldsHeaders(
  settings: PolicySettings,
  { gateway, nonce }: { gateway: CardGateway; nonce: string },
): Record<string, string> | null {
  const own = needs[gateway](settings);
  if (!own) return null;
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    ...own,
    "script-src": [`'nonce-${nonce}'`, ...(own["script-src"] ?? [])],
    "style-src": [`'nonce-${nonce}'`],
    "font-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": payingOrigins(settings),
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  return {
    ...securityHeaders(),
    "content-security-policy": policy.join("; "),
    "permissions-policy": `payment=(${["self", ...(own["frame-src"] ?? []).map((source) => `"${source}"`)].join(" ")})`,
    "referrer-policy": "strict-origin",
    "cache-control": "no-store",
  };
}

/** The hosts of a company: its script's host and the others of its domain. */
function hostsOf(url: string): string[] {
  const { origin, hostname } = new URL(url);
  if (isLoopback(url)) return [origin];
  return [`https://*.${hostname.split(".").slice(-2).join(".")}`];
}
