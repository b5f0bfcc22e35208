import type { Settings } from "#api/platform/settings/settings.ts";
import { type SocialPlatform, socialKeys, socialPlatforms } from "#api/platform/settings/social-rows.ts";

/** A company whose signed ID tokens we accept. */
export type Issuer = {
  platform: SocialPlatform;
  /** The `iss` claims of its tokens; we store the first. */
  names: readonly [string, ...string[]];
  keysUrl: string;
  authorizeUrl: string;
  /** Where a code is exchanged for tokens. */
  tokenUrl: string;
  /** Our client ids for pages and for the app; `null` if it is not offered. */
  clientId: string | null;
  appClientId: string | null;
};
export type OfferedIssuer = Issuer & { clientId: string };

type IssuerUrls = Pick<Issuer, "names" | "keysUrl" | "authorizeUrl" | "tokenUrl">;

const real: Record<SocialPlatform, IssuerUrls> = {
  google: {
    names: ["https://accounts.google.com", "accounts.google.com"],
    keysUrl: "https://www.googleapis.com/oauth2/v3/certs",
    authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
  },
  facebook: {
    names: ["https://www.facebook.com", "https://facebook.com"],
    keysUrl: "https://www.facebook.com/.well-known/oauth/openid/jwks/",
    authorizeUrl: "https://www.facebook.com/v23.0/dialog/oauth",
    tokenUrl: "https://graph.facebook.com/v23.0/oauth/access_token",
  },
  apple: {
    names: ["https://appleid.apple.com"],
    keysUrl: "https://appleid.apple.com/auth/keys",
    authorizeUrl: "https://appleid.apple.com/auth/authorize",
    tokenUrl: "https://appleid.apple.com/auth/token",
  },
};

/** The settings that decide which companies are offered. */
export type SocialSettings = Pick<
  Settings,
  | "socialUrl"
  | "socialClients"
  | "partnersOff"
  | "timeScale"
  | "timeoutScale"
  | (typeof socialKeys)[SocialPlatform][number]
>;

export function issuerOf(settings: SocialSettings, platform: SocialPlatform): Issuer {
  const { socialUrl, socialClients } = settings;
  const client = (name: string) =>
    socialClients.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? null;
  const urls = socialUrl === null ? real[platform] : sandboxUrls(`${socialUrl}/${platform}`);
  return { platform, ...urls, clientId: client(platform), appClientId: client(`${platform}-native`) };
}

/** Whether guests may log in with a company: it has its keys, and no operator has switched it off. */
export function isOffered(settings: SocialSettings, platform: SocialPlatform): boolean {
  return !settings.partnersOff.includes(platform) && socialKeys[platform].every((key) => settings[key] !== null);
}

export function offeredIssuers(settings: SocialSettings): OfferedIssuer[] {
  return socialPlatforms
    .filter((platform) => isOffered(settings, platform))
    .map((platform) => issuerOf(settings, platform))
    .filter((issuer): issuer is OfferedIssuer => issuer.clientId !== null);
}

function sandboxUrls(url: string): IssuerUrls {
  return { names: [url], keysUrl: `${url}/keys`, authorizeUrl: `${url}/authorize`, tokenUrl: `${url}/token` };
}

/** Where Apple revokes a token. */
export function appleRevokeUrl({ socialUrl }: Pick<Settings, "socialUrl">): string {
  return socialUrl === null ? "https://appleid.apple.com/auth/revoke" : `${socialUrl}/apple/revoke`;
}
