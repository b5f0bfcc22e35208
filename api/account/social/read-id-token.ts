import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { readEmail } from "#domain/field/email.ts";
import { readName } from "#domain/field/person-name.ts";
import type { Issuer } from "./issuers.ts";

/** What an issuer says of somebody. Who it is are the first two; the rest may change. */
export type Proven = {
  issuer: string;
  subject: string;
  /** Only one the issuer has checked. */
  email: string | null;
  firstName: string;
  lastName: string;
  nonce: string | null;
};

type Reading = { issuer: Issuer; audience: string; keyOf: JWTVerifyGetKey; now: Date };

const algorithms = ["RS256", "ES256"];
const CLOCK_SECONDS = 30;

/** Reads a token that the issuer signed for us and that is not over; `null` for any other text. */
export async function readIdToken(token: string, { issuer, audience, keyOf, now }: Reading): Promise<Proven | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      issuer: [...issuer.names],
      audience,
      algorithms,
      currentDate: now,
      clockTolerance: CLOCK_SECONDS,
      requiredClaims: ["sub", "iat", "exp"],
    });
    return provenBy(payload, issuer);
  } catch (failure) {
    if (failure instanceof errors.JOSEError) return null;
    throw failure;
  }
}

function provenBy(payload: JWTPayload, { names }: Issuer): Proven | null {
  const text = (name: string) => (typeof payload[name] === "string" ? (payload[name] as string) : "");
  const subject = payload.sub ?? "";
  if (subject === "" || subject.length > 255) return null;
  // Apple writes the word, the others the value.
  const isChecked = payload.email_verified === true || payload.email_verified === "true";
  const [first = "", ...rest] = text("name").trim().split(/\s+/);
  return {
    issuer: names[0],
    subject,
    email: isChecked ? readEmail(text("email")) : null,
    firstName: nameOf(text("given_name") || first),
    lastName: nameOf(text("family_name") || rest.join(" ")),
    nonce: text("nonce") || null,
  };
}

/** A name by our rules, or none: nobody is kept out for what a company calls them. */
export function nameOf(text: string): string {
  return readName(text) ?? "";
}
