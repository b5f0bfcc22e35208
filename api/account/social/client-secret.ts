import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import type { SocialSettings } from "./issuers.ts";

/** Apple accepts up to six months; one call needs a few seconds. */
const APPLE_SECRET_SECONDS = 300;
const APPLE = "https://appleid.apple.com";

/** What proves to a company that we are its client. Apple wants a token that we sign for each of our client ids. */
export async function clientSecret(
  settings: SocialSettings,
  { platform, clientId, now }: { platform: SocialPlatform; clientId: string; now: Date },
): Promise<string> {
  if (platform === "google") return required(settings.socialGoogleSecret);
  if (platform === "facebook") return required(settings.socialFacebookSecret);
  const seconds = Math.floor(now.getTime() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: required(settings.socialAppleKeyId) })
    .setIssuer(required(settings.socialAppleTeam))
    .setSubject(clientId)
    .setAudience(APPLE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + APPLE_SECRET_SECONDS)
    .sign(createPrivateKey(required(settings.socialAppleKey)));
}

function required(value: string | null): string {
  if (value === null) throw new Error("A company without its keys is not offered.");
  return value;
}
