import { createHash, randomBytes } from "node:crypto";
import type { Person, Platform } from "./people.ts";

const MINUTE = 60_000;
/** How long a company accepts a code. */
const validFor: Record<Platform, number> = { google: 10 * MINUTE, facebook: 10 * MINUTE, apple: 5 * MINUTE };

/** What a code stands for. The codes of an app have no page. */
type Grant = {
  platform: Platform;
  person: Person;
  clientId: string;
  nonce: string | null;
  page: { redirectUri: string; challenge: string } | null;
};
type Issued = Grant & { at: number; isUsed: boolean };

/** How a client shows that it asked for a code. */
type Proof = { platform: Platform; clientId: string; redirectUri: string; verifier: string };

/** Why a code is refused. */
export type CodeFault = "unknown" | "used" | "expired" | "redirect" | "verifier";

const codes = new Map<string, Issued>();

export function newCode(grant: Grant, now: number): string {
  const code = `${grant.platform === "google" ? "4/0" : "c"}${randomBytes(24).toString("base64url")}`;
  codes.set(code, { ...grant, at: now, isUsed: false });
  return code;
}

/** The grant of a code, once; a client that proves the wrong thing has used it up, too. */
export function takeCode(code: string, proof: Proof, now: number): Grant | CodeFault {
  const issued = codes.get(code);
  if (!issued || issued.platform !== proof.platform || issued.clientId !== proof.clientId) return "unknown";
  if (issued.isUsed) return "used";
  issued.isUsed = true;
  if (now - issued.at > validFor[issued.platform]) return "expired";
  if ((issued.page?.redirectUri ?? "") !== proof.redirectUri) return "redirect";
  return isVerified(issued.page?.challenge ?? null, proof.verifier) ? issued : "verifier";
}

function isVerified(challenge: string | null, verifier: string): boolean {
  if (challenge === null) return verifier === "";
  return createHash("sha256").update(verifier).digest("base64url") === challenge;
}
