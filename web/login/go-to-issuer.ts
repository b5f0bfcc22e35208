import type { Calls } from "#contract/calls.ts";
import { languages } from "#domain/site/language.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { newId } from "#web/lib/new-id.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { pathTo } from "#web/shared/paths.ts";

const KEY = "SOCIAL_LOGIN";
type Platform = Calls["getSocialOptions"]["answer"]["platforms"][number]["platform"];
type Left = { state: string; platform: Platform; returnTo: string };

/** Leaves for the page where the guest says who they are; `state` lets nobody else's answer in. */
export async function goToIssuer(platform: Platform, returnTo: string): Promise<void> {
  const { nonce, platforms } = await callFromBrowser("getSocialOptions", {});
  const issuer = platforms.find((each) => each.platform === platform);
  if (!issuer) throw new Error(`${platform} is not offered here`);
  const state = newId();
  writeStored(sessionStorage, KEY, { state, platform, returnTo } satisfies Left);
  const { lang } = document.documentElement;
  const language = languages.find((known) => known === lang) ?? "en";
  const address = new URL(issuer.authorizeUrl);
  const asked = {
    client_id: issuer.clientId,
    redirect_uri: location.origin + pathTo("socialLogin", language, "desktop"),
    response_type: "id_token",
    scope: "openid email profile",
    nonce,
    state,
    ui_locales: lang,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  location.assign(address);
}

export type Returned = { platform: Platform; returnTo: string; token: string } | { platform: null; isRefused: boolean };

/** What an issuer sent back behind the `#`, if it answers a question of this tab. Read once. */
export function readReturn(hash: string): Returned {
  const told = new URLSearchParams(hash.replace(/^#/, ""));
  const left = readStored<Left>(sessionStorage, KEY);
  sessionStorage.removeItem(KEY);
  const token = told.get("id_token");
  if (!left || !token || told.get("state") !== left.state) {
    return { platform: null, isRefused: told.get("error") === "access_denied" };
  }
  return { platform: left.platform, returnTo: left.returnTo, token };
}
