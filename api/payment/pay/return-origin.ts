import type { Settings } from "#api/platform/settings/settings.ts";
import { localHostOf, type Site } from "#domain/site/sites.ts";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Takes a request. `host` has its port. */
type Address = { site: Site; host: string; protocol: string };

/** The origin to which the bank redirects the guest: that of the request if its host is ours, else that of the site. */
export function returnOrigin({ site, host, protocol }: Address, appEnv: Settings["appEnv"]): string {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const isOurs = site.hosts.includes(name) || localHostOf(site) === name;
  const isDemo = appEnv !== "production" && LOOPBACK.test(host);
  return isOurs || isDemo ? `${protocol}://${host}` : `https://${site.domain}`;
}
