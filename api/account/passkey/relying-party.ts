import type { FastifyRequest } from "fastify";
import { messagesOf } from "#domain/message/messages.ts";
import { localHostOf } from "#domain/site/sites.ts";

export type RelyingParty = { rpID: string; rpName: string; expectedOrigin: string[] };

/**
 * For whom a passkey is good: the site the request came to, by its own hosts and never by what the request says of
 * itself. `www.` and the bare name share their passkeys.
 */
export function relyingParty({ site, server, headers }: FastifyRequest): RelyingParty {
  const rpName = messagesOf("en").shell.brand[site.brand];
  if (server.settings.appEnv === "production") {
    const expectedOrigin = site.hosts.map((host) => `https://${host}`);
    return { rpID: site.domain.replace(/^www\./, ""), rpName, expectedOrigin };
  }
  const host = localHostOf(site);
  const [, port = ""] = /(:\d{1,5})$/.exec(headers.host ?? "") ?? [];
  return { rpID: host, rpName, expectedOrigin: [`http://${host}${port}`] };
}
