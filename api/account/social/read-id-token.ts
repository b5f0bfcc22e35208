import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { readEmail, readName } from "#domain/field/person.ts";
import type { Issuer } from "./issuers.ts";

/** A user as described by an issuer. `issuer` and `subject` identify the user; the rest may change. */
export type Identity = {
  issuer: string;
  subject: string;
  /** `null` unless the issuer verified it. */
  email: string | null;
  /** Whether the issuer itself manages the address: another one may have had it verified by an earlier owner. */
  isOfIssuer: boolean;
  firstName: string;
  lastName: string;
  nonce: string | null;
};

type Reading = { issuer: Issuer; audience: string; keyOf: JWTVerifyGetKey; now: Date };

const algorithms = ["RS256", "ES256"];
const CLOCK_TOLERANCE_SECONDS = 30;

/** Reads a valid token that the issuer signed for us; `null` for any other text. */
export async function readIdToken(token: string, { issuer, audience, keyOf, now }: Reading): Promise<Identity | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      issuer: [...issuer.names],
      audience,
      algorithms,
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ["sub", "iat", "exp"],
    });
    return identityOf(payload, issuer);
  } catch (failure) {
    if (failure instanceof errors.JOSEError) return null;
    throw failure;
  }
}

function identityOf(payload: JWTPayload, { names, platform }: Issuer): Identity | null {
  const text = (name: string) => (typeof payload[name] === "string" ? (payload[name] as string) : "");
  const subject = payload.sub ?? "";
  if (subject === "" || subject.length > 255) return null;
  // Apple sends a string, the others a boolean.
  const isEmailVerified = payload.email_verified === true || payload.email_verified === "true";
  const [first = "", ...rest] = text("name").trim().split(/\s+/);
  return {
    issuer: names[0],
    subject,
    email: isEmailVerified ? readEmail(text("email")) : null,
    // Google says so of Gmail and of the domains of Workspace alone.
    isOfIssuer: platform !== "google" || text("hd") !== "" || text("email").toLowerCase().endsWith("@gmail.com"),
    firstName: nameOf(text("given_name") || first),
    lastName: nameOf(text("family_name") || rest.join(" ")),
    nonce: text("nonce") || null,
  };
}

/** The same user with a name that came beside the token: it is used for greetings and proves nothing. */
export function withName(identity: Identity, name = ""): Identity {
  if (identity.firstName !== "") return identity;
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { ...identity, firstName: nameOf(first), lastName: nameOf(rest.join(" ")) };
}

/** A valid name or an empty one: an unusual name at the issuer does not prevent a log-in. */
function nameOf(text: string): string {
  return readName(text) ?? "";
}
