import { callJson } from "#api/platform/http-client/call-json.ts";
import { checkPartner, type PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { clientSecret } from "./client-secret.ts";
import { reasonOf } from "./exchange-code.ts";
import type { OfferedIssuer, SocialSettings } from "./issuers.ts";

const CONNECT_MS = 5_000;
const TIMEOUT_MS = 15_000;
/** Facebook's error 1 is a wrong secret, 101 an unknown app. */
const WRONG_CLIENT = ["invalid_client", "unauthorized_client", "OAuthException 1", "OAuthException 101"];

/** Reads the keys of a company, and shows it a code that nobody has: it names our client if that is what is wrong. */
export async function checkCompany(settings: SocialSettings, issuer: OfferedIssuer): Promise<PartnerCheck> {
  const { platform, keysUrl, tokenUrl, clientId } = issuer;
  const keys = await checkPartner({ partner: platform, method: "GET", url: keysUrl, headers: {} });
  if (!keys.answers) return { ...keys, detail: `keys: ${keys.detail}` };
  const form = {
    grant_type: "authorization_code",
    client_id: clientId,
    client_secret: await clientSecret(settings, { platform, clientId, now: new Date() }),
    code: "check",
    redirect_uri: "https://localhost/",
    code_verifier: "check",
  };
  try {
    const times = { connectMs: CONNECT_MS, timeoutMs: TIMEOUT_MS };
    const call = { partner: platform, method: "POST", url: tokenUrl, headers: {}, form, ...times } as const;
    const { status, json } = await callJson(call);
    const reason = reasonOf(json) ?? "no reason";
    if (WRONG_CLIENT.includes(reason)) return { answers: false, detail: `our key is refused, status ${status}` };
    return { answers: status === 400, detail: `status ${status}, ${reason}` };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return { answers: false, detail: error.reason };
  }
}
