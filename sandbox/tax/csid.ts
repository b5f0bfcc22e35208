import { createHmac, X509Certificate } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Refusal } from "../route.ts";

/** The secret of certificates that this sandbox did not issue, as those of tests. */
const DEMO_SECRET = "a-secret-of-the-sandbox";
/** Secrets follow from the certificate, so that they outlive a restart. */
const SECRET_KEY = "mabeet-demo-tax";

/** A certificate as the authority hands it out: base64 of the base64 of its DER. */
export function tokenOf(certificate: Buffer): string {
  return Buffer.from(certificate.toString("base64")).toString("base64");
}

export function secretOf(token: string): string {
  return createHmac("sha256", SECRET_KEY).update(token).digest("base64");
}

/** The token with which a taxpayer signs in. */
export function requireCsid({ headers }: IncomingMessage): string {
  const given = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  const [token = "", secret = ""] = Buffer.from(given, "base64").toString("utf8").split(":", 2);
  const isKnown = isCertificate(token) && [secretOf(token), DEMO_SECRET].includes(secret);
  if (!isKnown) throw new Refusal(401, "Unauthorized", { status: 401, error: "Unauthorized", message: "" });
  if (headers["accept-version"] !== "V2")
    throw new Refusal(406, "Not Acceptable", { code: "Not-Acceptable", message: "This Version is not supported." });
  return token;
}

function isCertificate(token: string): boolean {
  try {
    return (
      new X509Certificate(Buffer.from(Buffer.from(token, "base64").toString("utf8"), "base64")).serialNumber !== ""
    );
  } catch {
    return false;
  }
}
