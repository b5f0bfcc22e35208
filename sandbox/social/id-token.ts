import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { Refusal } from "../route.ts";
import type { Person, Platform } from "./people.ts";

const TOKEN_TIME = "10m";
/** The real providers sign with RSA; these keys are faster to generate. */
const ALGORITHM = "ES256";

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

type Claims = { issuer: string; clientId: string; nonce: string | null };

export async function signIdToken(platform: Platform, person: Person, claims: Claims): Promise<string> {
  const { kid, privateKey } = await keysOf(platform);
  const { name, email, isVerified } = person;
  const claimed = { name, ...(email && { email, email_verified: isVerified }) };
  return new SignJWT({ ...claimed, ...(claims.nonce && { nonce: claims.nonce }) })
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setIssuer(claims.issuer)
    .setAudience(claims.clientId)
    .setSubject(person.sub)
    .setIssuedAt()
    .setExpirationTime(TOKEN_TIME)
    .sign(privateKey);
}

/** Apple's authorisation codes: each gives one refresh token, which can be revoked. */
const codes = new Map<string, { person: Person; clientId: string }>();
const refreshTokens = new Map<string, { sub: string; isRevoked: boolean }>();

export function newCode(person: Person, clientId: string): string {
  const code = `c${randomBytes(24).toString("base64url")}`;
  codes.set(code, { person, clientId });
  return code;
}

export function takeCode(code: string, clientId: string): { person: Person; refreshToken: string } {
  const found = codes.get(code);
  if (found?.clientId !== clientId) throw new Refusal(400, "invalid_grant");
  codes.delete(code);
  const refreshToken = `r${randomBytes(24).toString("base64url")}`;
  refreshTokens.set(refreshToken, { sub: found.person.sub, isRevoked: false });
  return { person: found.person, refreshToken };
}

/** Apple answers the same whether it knew the token or not. */
export function revokeToken(refreshToken: string): void {
  const found = refreshTokens.get(refreshToken);
  if (found) found.isRevoked = true;
}

/** The subjects whose tokens were revoked, for tests. */
export function revokedSubjects(): string[] {
  return [...refreshTokens.values()].filter(({ isRevoked }) => isRevoked).map(({ sub }) => sub);
}
