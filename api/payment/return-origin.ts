import type { FastifyRequest } from "fastify";
import { localHostOf } from "#domain/site/sites.ts";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Where the bank sends the guest back to: the host they came by, if it is one of ours, else the site's own. */
export function returnOrigin({ site, host, protocol, server }: FastifyRequest): string {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const isOurs = site.hosts.includes(name) || localHostOf(site) === name;
  const isDemo = server.settings.appEnv !== "production" && LOOPBACK.test(host);
  return isOurs || isDemo ? `${protocol}://${host}` : `https://${site.domain}`;
}
