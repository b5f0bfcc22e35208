import { createPrivateKey, type KeyObject } from "node:crypto";
import { z } from "zod";
import { row } from "./setting-row.ts";
import { httpUrl, listOf, text } from "./setting-values.ts";

/** Companies that tell us who a guest is. */
export const socialPlatforms = ["google", "facebook", "apple"] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** What our server needs besides a client id to exchange codes at a company. */
export const socialKeys = {
  google: ["socialGoogleSecret"],
  facebook: ["socialFacebookSecret"],
  apple: ["socialAppleKey", "socialAppleKeyId", "socialAppleTeam"],
} as const satisfies Record<SocialPlatform, readonly string[]>;

const CLIENT = /^(google|facebook|apple|apple-native):[\x21-\x7e]{1,200}$/;

/** Written again in one form, so that a key is recognised however it was written. */
const appleKey = text.transform((written, context) => {
  const key = privateKeyIn(written.replaceAll("\\n", "\n"));
  if (key?.asymmetricKeyDetails?.namedCurve === "prime256v1")
    return key.export({ type: "pkcs8", format: "pem" }).toString();
  context.addIssue({ code: "custom", message: "must be the private key of Apple (PEM, curve P-256)" });
  return z.NEVER;
});

function privateKeyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

/** Sign-in with Google, Facebook and Apple. */
export const socialRows = {
  socialUrl: row(
    "SOCIAL_URL",
    null,
    httpUrl,
    "Base URL of a server that plays Google, Facebook and Apple, one path each; without it the sandbox does, or in production the real companies are called",
    "–",
  ),
  socialClients: row(
    "SOCIAL_CLIENTS",
    "",
    listOf(z.string().regex(CLIENT, "must have entries such as google:1234")),
    "Our client ids at these companies as `google:…`, `facebook:…`, `apple:…` and `apple-native:…`, separated by commas; a company without an id is not offered",
    "sign-in with Google, Facebook or Apple",
  ),
  socialGoogleSecret: row(
    "SOCIAL_GOOGLE_SECRET",
    null,
    text,
    "Secret of our web client at Google; only the server uses it",
    "sign-in with Google",
  ),
  socialFacebookSecret: row(
    "SOCIAL_FACEBOOK_SECRET",
    null,
    text,
    "Secret of our app at Facebook; only the server uses it",
    "sign-in with Facebook",
  ),
  socialAppleKey: row(
    "SOCIAL_APPLE_KEY",
    null,
    appleKey,
    "Private key for sign-in with Apple, the text of the file that Apple gives (PEM; line breaks may be written as `\\n`). It signs our client secret",
    "sign-in with Apple",
  ),
  socialAppleKeyId: row("SOCIAL_APPLE_KEY_ID", null, text, "Id of that key at Apple", "sign-in with Apple"),
  socialAppleTeam: row("SOCIAL_APPLE_TEAM", null, text, "Id of our team at Apple", "sign-in with Apple"),
};
