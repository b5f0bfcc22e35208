import type { Settings } from "#api/platform/settings/settings.ts";

export const platforms = ["google", "facebook", "apple"] as const;
export type Platform = (typeof platforms)[number];

/** A company whose signed ID tokens we accept. */
export type Issuer = {
  platform: Platform;
  /** The `iss` claims of its tokens; we store the first. */
  names: readonly [string, ...string[]];
  keysUrl: string;
  authorizeUrl: string;
  /** Our client ids for pages and for the app; `null` if it is not offered. */
  clientId: string | null;
  appClientId: string | null;
};

type IssuerUrls = Pick<Issuer, "names" | "keysUrl" | "authorizeUrl">;

const real: Record<Platform, IssuerUrls> = {
  google: {
    names: ["https://accounts.google.com", "accounts.google.com"],
    keysUrl: "https://www.googleapis.com/oauth2/v3/certs",
    authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  },
  facebook: {
    names: ["https://www.facebook.com", "https://facebook.com"],
    keysUrl: "https://www.facebook.com/.well-known/oauth/openid/jwks/",
    authorizeUrl: "https://www.facebook.com/dialog/oauth",
  },
  apple: {
    names: ["https://appleid.apple.com"],
    keysUrl: "https://appleid.apple.com/auth/keys",
    authorizeUrl: "https://appleid.apple.com/auth/authorize",
  },
};

type Social = Pick<Settings, "socialUrl" | "socialClients">;

export function issuerOf(settings: Social, platform: Platform): Issuer {
  const { socialUrl, socialClients } = settings;
  const client = (name: string) =>
    socialClients.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? null;
  const urls = socialUrl === null ? real[platform] : sandboxUrls(`${socialUrl}/${platform}`);
  return { platform, ...urls, clientId: client(platform), appClientId: client(`${platform}-native`) };
}

export function offeredIssuers(settings: Social): (Issuer & { clientId: string })[] {
  return platforms
    .map((platform) => issuerOf(settings, platform))
    .filter((issuer): issuer is Issuer & { clientId: string } => issuer.clientId !== null);
}

function sandboxUrls(url: string): IssuerUrls {
  return { names: [url], keysUrl: `${url}/keys`, authorizeUrl: `${url}/authorize` };
}

/** Where Apple exchanges a code for tokens and revokes a token. */
export function appleUrls({ socialUrl }: Pick<Settings, "socialUrl">): { token: string; revoke: string } {
  const base = socialUrl === null ? "https://appleid.apple.com/auth" : `${socialUrl}/apple`;
  return { token: `${base}/token`, revoke: `${base}/revoke` };
}
