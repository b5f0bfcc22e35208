import { createECDH, createHash, createPrivateKey } from "node:crypto";
import type { Settings } from "./setting-table.ts";

/** Our client ids in the sandbox. */
const DEMO_CLIENTS = [
  "google:mabeet-demo",
  "facebook:mabeet-demo",
  "apple:mabeet-demo",
  "apple-native:mabeet-demo-app",
];

const DEMO_SEED = "only-for-demo-and-test-apple";

/** The sandbox accepts these; production refuses them. The key is public, because its seed is. */
export const demoSocialKeys = {
  socialGoogleSecret: "mabeet-demo-google",
  socialFacebookSecret: "mabeet-demo-facebook",
  socialAppleKey: demoKey(),
  socialAppleKeyId: "MABEETDEMO",
  socialAppleTeam: "DEMOTEAM00",
} as const;

/** Without an environment no company is offered. */
export const noSocialKeys = {
  socialGoogleSecret: null,
  socialFacebookSecret: null,
  socialAppleKey: null,
  socialAppleKeyId: null,
  socialAppleTeam: null,
} as const satisfies Partial<Settings>;

/** The sandbox plays every company that has no settings of its own. */
export function sandboxSocial(settings: Settings, sandbox: string): Partial<Settings> {
  const keys = Object.keys(demoSocialKeys) as (keyof typeof demoSocialKeys)[];
  return {
    ...Object.fromEntries(keys.map((key) => [key, settings[key] ?? demoSocialKeys[key]])),
    socialUrl: settings.socialUrl ?? `${sandbox}/social`,
    socialClients: settings.socialClients.length > 0 ? settings.socialClients : DEMO_CLIENTS,
  };
}

function demoKey(): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHash("sha256").update(DEMO_SEED).digest());
  const point = pair.getPublicKey();
  const part = (bytes: Buffer) => bytes.toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", d: part(pair.getPrivateKey()), ...coordinates(point, part) };
  return createPrivateKey({ key: jwk, format: "jwk" }).export({ type: "pkcs8", format: "pem" }).toString();
}

/** An uncompressed point is one byte and two coordinates of 32. */
function coordinates(point: Buffer, part: (bytes: Buffer) => string): { x: string; y: string } {
  return { x: part(point.subarray(1, 33)), y: part(point.subarray(33)) };
}
