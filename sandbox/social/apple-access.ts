import { randomBytes } from "node:crypto";
import type { Person } from "./people.ts";

/** Each login gives one refresh token, which can be revoked. */
const refreshTokens = new Map<string, { sub: string; isRevoked: boolean }>();
/** People who agreed before: Apple tells a merchant their name only the first time. */
const known = new Set<string>();

export function newRefreshToken({ sub }: Person): string {
  const refreshToken = `r${randomBytes(24).toString("base64url")}`;
  refreshTokens.set(refreshToken, { sub, isRevoked: false });
  return refreshToken;
}

/** Apple answers the same whether it knew the token or not. */
export function revokeToken(refreshToken: string): void {
  const found = refreshTokens.get(refreshToken);
  if (!found) return;
  found.isRevoked = true;
  known.delete(found.sub);
}

/** The subjects whose tokens were revoked, for tests. */
export function revokedSubjects(): string[] {
  return [...refreshTokens.values()].filter(({ isRevoked }) => isRevoked).map(({ sub }) => sub);
}

/** The JSON beside the first code of a person, `null` beside later ones. */
export function userAtFirst({ sub, name, email }: Person): string | null {
  if (known.has(sub)) return null;
  known.add(sub);
  const [firstName = "", ...rest] = name.split(" ");
  return JSON.stringify({ name: { firstName, lastName: rest.join(" ") }, ...(email && { email }) });
}
