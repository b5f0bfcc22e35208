import type { Settings } from "#api/platform/settings/settings.ts";

export const platforms = ["google", "facebook", "apple"] as const;
export type Platform = (typeof platforms)[number];

/** A company whose word on who somebody is we take, once it is signed. */
export type Issuer = {
  platform: Platform;
  /** How it names itself; the first is how we remember it. */
  names: readonly [string, ...string[]];
  keysUrl: string;
  authorizeUrl: string;
  /** Our id there, for pages and for the app; `null` where it is not offered. */
  clientId: string | null;
  appClientId: string | null;
};

type Place = Pick<Issuer, "names" | "keysUrl" | "authorizeUrl">;

const real: Record<Platform, Place> = {
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
  const place = socialUrl === null ? real[platform] : playedAt(`${socialUrl}/${platform}`);
  return { platform, ...place, clientId: client(platform), appClientId: client(`${platform}-native`) };
}

export function offeredIssuers(settings: Social): (Issuer & { clientId: string })[] {
  return platforms
    .map((platform) => issuerOf(settings, platform))
    .filter((issuer): issuer is Issuer & { clientId: string } => issuer.clientId !== null);
}

function playedAt(url: string): Place {
  return { names: [url], keysUrl: `${url}/keys`, authorizeUrl: `${url}/authorize` };
}

/** Where Apple changes a code for a token, and lets go of one. */
export function appleUrls({ socialUrl }: Pick<Settings, "socialUrl">): { token: string; revoke: string } {
  const base = socialUrl === null ? "https://appleid.apple.com/auth" : `${socialUrl}/apple`;
  return { token: `${base}/token`, revoke: `${base}/revoke` };
}
