import type { Calls } from "#contract/calls.ts";
import { languages } from "#domain/language/language.ts";
import { localPath } from "#domain/page/local-path.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { newId } from "#web/lib/new-id.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { pathTo } from "#web/shared/paths.ts";

const KEY = "SOCIAL_LOGIN";
type Platform = Calls["getSocialOptions"]["answer"]["platforms"][number]["platform"];
type Left = { state: string; platform: Platform; returnTo: string };

/** Redirects to the identity provider; `state` protects against a forged answer. */
export async function goToIssuer(platform: Platform, returnTo: string): Promise<void> {
  const { nonce, platforms } = await callFromBrowser("getSocialOptions", {});
  const issuer = platforms.find((each) => each.platform === platform);
  if (!issuer) throw new Error(`${platform} is not offered here`);
  const state = newId();
  writeStored(sessionStorage, KEY, { state, platform, returnTo: localPath(returnTo) ?? "/" } satisfies Left);
  const { lang } = document.documentElement;
  const language = languages.find((known) => known === lang) ?? "en";
  const address = new URL(issuer.authorizeUrl);
  const values = {
    client_id: issuer.clientId,
    redirect_uri: location.origin + pathTo("socialLogin", language, "desktop"),
    response_type: "id_token",
    scope: "openid email profile",
    nonce,
    state,
    ui_locales: lang,
  };
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  location.assign(address);
}

export type Returned = { platform: Platform; returnTo: string; token: string } | { platform: null; isRefused: boolean };

/** The provider's answer in the fragment, if this tab asked for it. It can be read once. */
export function readReturn(hash: string): Returned {
  const answer = new URLSearchParams(hash.replace(/^#/, ""));
  const left = readStored<Left>(sessionStorage, KEY);
  sessionStorage.removeItem(KEY);
  const token = answer.get("id_token");
  if (!left || !token || answer.get("state") !== left.state) {
    return { platform: null, isRefused: answer.get("error") === "access_denied" };
  }
  return { platform: left.platform, returnTo: left.returnTo, token };
}
