import type { Calls } from "#contract/calls.ts";
import { localPath } from "#domain/page/local-path.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "SOCIAL_LOGIN";
type Platform = Calls["getSocialOptions"]["answer"]["platforms"][number]["platform"];
type Left = { returnTo: string };

/** Sends the guest to the company; its answer counts only in this browser, and the way back belongs to this tab. */
export async function goToIssuer(platform: Platform, returnTo: string): Promise<void> {
  const { authorizeUrl } = await callFromBrowser("startSocialLogin", { params: { platform } });
  writeStored(sessionStorage, KEY, { returnTo: localPath(returnTo) ?? "/" } satisfies Left);
  location.assign(authorizeUrl);
}

/** The page from which this tab went to a company last. */
export function readReturnTo(): string | null {
  return localPath(readStored<Left>(sessionStorage, KEY)?.returnTo) ?? null;
}
