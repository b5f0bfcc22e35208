import type { Client } from "#api/platform/http/client.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { localHostOf } from "#domain/site/sites.ts";

export type RelyingParty = { rpID: string; rpName: string; expectedOrigin: string[] };

/**
 * The site that a passkey is valid for. It is named by the hosts of the site, never by what a request claims. `www.` and
 * the bare domain share their passkeys.
 */
export function relyingParty(
  { site, host }: Pick<Client, "site" | "host">,
  { appEnv }: Pick<Settings, "appEnv">,
): RelyingParty {
  const rpName = messagesOf("en").shell.brand[site.brand];
  if (appEnv === "production") {
    const expectedOrigin = site.hosts.map((name) => `https://${name}`);
    return { rpID: site.domain.replace(/^www\./, ""), rpName, expectedOrigin };
  }
  const localHost = localHostOf(site);
  const [, port = ""] = /(:\d{1,5})$/.exec(host) ?? [];
  return { rpID: localHost, rpName, expectedOrigin: [`http://${localHost}${port}`] };
}
