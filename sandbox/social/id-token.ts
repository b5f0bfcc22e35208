import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { sandboxNow } from "../clock.ts";
import type { Person, Platform } from "./people.ts";

const TOKEN_SECONDS = 600;
const ALGORITHM = "RS256";

type Keys = { kid: string; privateKey: CryptoKey; publicJwk: JWK };
const keys = new Map<Platform, Promise<Keys>>();

async function makeKeys(): Promise<Keys> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const kid = randomBytes(8).toString("hex");
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: "sig" } };
}

/** Every issuer has its own keys, new ones at every start. */
function keysOf(platform: Platform): Promise<Keys> {
  const own = keys.get(platform) ?? makeKeys();
  keys.set(platform, own);
  return own;
}

export async function keySetOf(platform: Platform): Promise<{ keys: JWK[] }> {
  return { keys: [(await keysOf(platform)).publicJwk] };
}

type Claims = { issuer: string; clientId: string; nonce: string | null; accessToken: string };

export async function signIdToken(platform: Platform, person: Person, claims: Claims): Promise<string> {
  const { kid, privateKey } = await keysOf(platform);
  const seconds = Math.floor(sandboxNow() / 1_000);
  return new SignJWT({ ...profileOf(platform, person, claims), ...(claims.nonce && { nonce: claims.nonce }) })
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setIssuer(claims.issuer)
    .setAudience(claims.clientId)
    .setSubject(person.sub)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_SECONDS)
    .sign(privateKey);
}

/**
 * What each company says about a person: Facebook never says whether it verified the address, and Apple says no name
 * and sends booleans as text.
 */
function profileOf(platform: Platform, person: Person, { clientId, accessToken }: Claims): Record<string, unknown> {
  const { name, email, isVerified } = person;
  const names = { name, given_name: name.split(" ")[0], family_name: name.split(" ").slice(1).join(" ") };
  const accessHash = createHash("sha256").update(accessToken).digest().subarray(0, 16).toString("base64url");
  if (platform === "google") {
    // Every address here belongs to a Workspace domain, whose name Google adds.
    const address = email && { email, email_verified: isVerified, hd: email.split("@")[1] };
    return { azp: clientId, at_hash: accessHash, ...names, ...address };
  }
  if (platform === "facebook") return { jti: randomBytes(8).toString("hex"), ...names, ...(email && { email }) };
  const hidden = email?.includes("privaterelay") ? { is_private_email: "true" } : {};
  const verified = { email, email_verified: String(isVerified), ...hidden };
  return { at_hash: accessHash, nonce_supported: true, ...(email && verified) };
}
