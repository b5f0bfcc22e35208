import { createPublicKey, type KeyObject } from "node:crypto";
import { jwtVerify } from "jose";
import { sandboxNow } from "../clock.ts";
import type { Platform } from "./people.ts";

/** The client of the merchant at each company in the demo; a merchant of its own passes its settings. */
const DEMO_CLIENTS = "google:mabeet-demo,facebook:mabeet-demo,apple:mabeet-demo,apple-native:mabeet-demo-app";
const clients = (process.env.SOCIAL_CLIENTS?.trim() || DEMO_CLIENTS).split(",").map((line) => line.trim());
const secrets: Record<"google" | "facebook", string> = {
  google: process.env.SOCIAL_GOOGLE_SECRET?.trim() || "mabeet-demo-google",
  facebook: process.env.SOCIAL_FACEBOOK_SECRET?.trim() || "mabeet-demo-facebook",
};
const team = process.env.SOCIAL_APPLE_TEAM?.trim() || "DEMOTEAM00";
const keyId = process.env.SOCIAL_APPLE_KEY_ID?.trim() || "MABEETDEMO";

/** Apple keeps the public half of the key with which the merchant signs; this is that of the demo. */
const demoKey = {
  kty: "EC",
  crv: "P-256",
  x: "aOJQPmsFKZy0DINIcbmRQIMSxDYil9XMMsrGaOWt3_I",
  y: "6DzTtzB-0GRJgIiCKrdznWCaJj3RF7cxa9SOr6_pJ_0",
};
const APPLE = "https://appleid.apple.com";
const MAX_SECRET_SECONDS = 15_777_000;

export function isPageClient(platform: Platform, clientId: string): boolean {
  return clients.includes(`${platform}:${clientId}`);
}

/** The client of the merchant's app at Apple. */
export function appClientId(): string {
  return clients.find((line) => line.startsWith("apple-native:"))?.slice("apple-native:".length) ?? "";
}

/** Whether a client proves who it is: by its secret, and at Apple by a token that it signed. */
export async function isClient(platform: Platform, clientId: string, secret: string): Promise<boolean> {
  if (platform !== "apple") return isPageClient(platform, clientId) && secret === secrets[platform];
  return (isPageClient("apple", clientId) || clientId === appClientId()) && isSigned(clientId, secret);
}

async function isSigned(clientId: string, token: string): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, publicKey(), {
      algorithms: ["ES256"],
      issuer: team,
      subject: clientId,
      audience: APPLE,
      currentDate: new Date(sandboxNow()),
      requiredClaims: ["iat", "exp"],
    });
    const { iat = 0, exp = 0 } = payload;
    return protectedHeader.kid === keyId && exp - iat <= MAX_SECRET_SECONDS;
  } catch {
    return false;
  }
}

function publicKey(): KeyObject {
  const own = process.env.SOCIAL_APPLE_KEY?.trim();
  return own ? createPublicKey(own.replaceAll("\\n", "\n")) : createPublicKey({ key: demoKey, format: "jwk" });
}
