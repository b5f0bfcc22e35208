import { randomBytes } from "node:crypto";
import { Refusal } from "../route.ts";
import type { CodeFault } from "./codes.ts";
import type { Platform } from "./people.ts";

type TokenFault = CodeFault | "client" | "grant-type";
type OAuthError = [status: number, error: string, description: string];

const google: Record<TokenFault, OAuthError> = {
  client: [401, "invalid_client", "Unauthorized"],
  "grant-type": [400, "unsupported_grant_type", "Invalid grant_type"],
  unknown: [400, "invalid_grant", "Malformed auth code."],
  used: [400, "invalid_grant", "Bad Request"],
  expired: [400, "invalid_grant", "Bad Request"],
  redirect: [400, "redirect_uri_mismatch", "Bad Request"],
  verifier: [400, "invalid_grant", "Invalid code verifier."],
};
const apple: Record<TokenFault, OAuthError> = {
  client: [400, "invalid_client", ""],
  "grant-type": [400, "unsupported_grant_type", ""],
  unknown: [400, "invalid_grant", "The code has expired or has been revoked."],
  used: [400, "invalid_grant", "The code has already been used."],
  expired: [400, "invalid_grant", "The code has expired or has been revoked."],
  redirect: [400, "invalid_grant", "The redirect_uri does not match."],
  verifier: [400, "invalid_grant", "The code_verifier does not match."],
};
/** Facebook numbers its errors. */
const facebook: Record<TokenFault, { code: number; message: string; error_subcode?: number }> = {
  client: { code: 1, message: "Error validating client secret." },
  "grant-type": { code: 100, message: "Invalid grant_type" },
  unknown: { code: 100, message: "Invalid verification code format." },
  used: { code: 100, error_subcode: 36009, message: "This authorization code has been used." },
  expired: { code: 100, error_subcode: 36007, message: "This authorization code has expired." },
  redirect: {
    code: 100,
    error_subcode: 36008,
    message: "Error validating verification code. Please make sure your redirect_uri is identical to the one you used",
  },
  verifier: { code: 100, message: "Error validating code verifier." },
};

/** The refusal of a token endpoint, in the form of its company. */
export function tokenRefusal(platform: Platform, fault: TokenFault): Refusal {
  if (platform === "facebook") {
    const error = { ...facebook[fault], type: "OAuthException", fbtrace_id: randomBytes(8).toString("base64url") };
    return new Refusal(400, fault, { error });
  }
  const [status, error, description] = (platform === "google" ? google : apple)[fault];
  return new Refusal(status, error, { error, ...(description && { error_description: description }) });
}

/** The refusal of an authorisation request: the guest stays at the company and the merchant gets no answer. */
export function requestRefusal(error: string, description: string): Refusal {
  return new Refusal(400, error, { error, error_description: description });
}
