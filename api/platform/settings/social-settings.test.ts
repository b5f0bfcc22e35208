import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { demoSocialKeys } from "./sandbox-social.ts";
import { type Environment, readSettings, SettingsError } from "./settings.ts";

const keyOn = (namedCurve: string) =>
  generateKeyPairSync("ec", { namedCurve }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const all = {
  SOCIAL_CLIENTS: "google:1, facebook:2, apple:3, apple-native:4",
  SOCIAL_GOOGLE_SECRET: "a-key-of-our-own",
  SOCIAL_FACEBOOK_SECRET: "another-key-of-our-own",
  SOCIAL_APPLE_KEY: keyOn("P-256"),
  SOCIAL_APPLE_KEY_ID: "KEY1",
  SOCIAL_APPLE_TEAM: "TEAM1",
};

/** Only the sentences about sign-in: other settings are missing, too. */
function errorsOf(env: Environment): string[] {
  try {
    readSettings({ APP_ENV: "production", ...env });
  } catch (error) {
    if (error instanceof SettingsError) return error.errors.filter((sentence) => sentence.startsWith("SOCIAL_"));
    throw error;
  }
  return [];
}

test("production takes the three companies with all their settings, and none without any", () => {
  expect([errorsOf(all), errorsOf({})]).toEqual([[], []]);
});

test.each([
  ["SOCIAL_GOOGLE_SECRET", "google"],
  ["SOCIAL_FACEBOOK_SECRET", "facebook"],
  ["SOCIAL_APPLE_KEY", "apple"],
  ["SOCIAL_APPLE_KEY_ID", "apple"],
  ["SOCIAL_APPLE_TEAM", "apple"],
])("production without %s is refused while %s has a client id", (name, platform) => {
  expect(errorsOf({ ...all, [name]: undefined })).toEqual([`${name} is missing: sign-in with ${platform} needs it.`]);
});

test("keys without a client id are refused", () => {
  expect(errorsOf({ ...all, SOCIAL_CLIENTS: "google:1, facebook:2" })).toEqual([
    "SOCIAL_CLIENTS has no apple: the other settings of apple need it.",
  ]);
});

test("production refuses the public keys of the demo", () => {
  const { socialAppleKey, socialGoogleSecret } = demoSocialKeys;
  const refused = errorsOf({ ...all, SOCIAL_APPLE_KEY: socialAppleKey, SOCIAL_GOOGLE_SECRET: socialGoogleSecret });
  const sentence = "is the key of the sandbox: APP_ENV=production needs a key of the real partner.";
  expect(refused).toEqual([`SOCIAL_GOOGLE_SECRET ${sentence}`, `SOCIAL_APPLE_KEY ${sentence}`]);
});

test("the key of Apple may have its line breaks written out, and another curve is refused", () => {
  const written = all.SOCIAL_APPLE_KEY.replaceAll("\n", "\\n");
  expect(readSettings({ SOCIAL_APPLE_KEY: written }).socialAppleKey).toBe(all.SOCIAL_APPLE_KEY);
  const sentence = "SOCIAL_APPLE_KEY must be the private key of Apple (PEM, curve P-256).";
  expect(errorsOf({ ...all, SOCIAL_APPLE_KEY: keyOn("secp256k1") })).toContain(sentence);
  expect(errorsOf({ ...all, SOCIAL_APPLE_KEY: "a key" })).toContain(sentence);
});

test("a start with the old secret of Apple names the settings that replace it", () => {
  expect(errorsOf({ ...all, SOCIAL_APPLE_SECRET: "ours" })).toEqual([
    "SOCIAL_APPLE_SECRET is no longer a setting: use SOCIAL_APPLE_KEY, SOCIAL_APPLE_KEY_ID and SOCIAL_APPLE_TEAM.",
  ]);
});
