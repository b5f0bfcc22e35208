import { z } from "zod";
import { callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { issuerKeys } from "./issuer-keys.ts";
import { appleUrls, issuerOf } from "./issuers.ts";
import { readIdToken } from "./read-id-token.ts";

const PARTNER = "apple";
const Granted = z.object({ id_token: z.string().max(8_000), refresh_token: z.string().min(1).max(4_000) });
type AppleSettings = Pick<Settings, "socialUrl" | "socialClients" | "socialAppleSecret" | "timeScale" | "timeoutScale">;
type Deps = { settings: AppleSettings; now: () => Date };
type Granted = z.infer<typeof Granted>;

/**
 * Exchanges an authorization code for tokens and revokes them, as Apple requires when an account is deleted. Returns
 * `false` for an invalid code and for the code of another user, whose tokens are not revoked.
 */
export async function revokeAppleAccess({ settings, now }: Deps, code: string, subjects: string[]): Promise<boolean> {
  const issuer = issuerOf(settings, "apple");
  for (const clientId of [issuer.clientId, issuer.appClientId]) {
    const granted = clientId === null ? null : await exchangeCode(settings, clientId, code);
    if (!clientId || !granted) continue;
    const keyOf = issuerKeys({ ...settings, now })(issuer);
    const identity = await readIdToken(granted.id_token, { issuer, audience: clientId, keyOf, now: now() });
    if (!identity || !subjects.includes(identity.subject)) return false;
    await revoke(settings, clientId, granted.refresh_token);
    return true;
  }
  return false;
}

/** The page and the app have different client ids, and a code is valid for one of them. */
async function exchangeCode(settings: AppleSettings, clientId: string, code: string): Promise<Granted | null> {
  const form = { ...client(settings, clientId), grant_type: "authorization_code", code };
  const { status, json } = await postForm(settings, appleUrls(settings).token, form);
  if (status !== 200) return null;
  const read = Granted.safeParse(json);
  if (!read.success) throw new GatewayFailure(PARTNER, "unreadable", { status });
  return read.data;
}

async function revoke(settings: AppleSettings, clientId: string, token: string): Promise<void> {
  const form = { ...client(settings, clientId), token, token_type_hint: "refresh_token" };
  const { status } = await postForm(settings, appleUrls(settings).revoke, form);
  if (status !== 200) throw new GatewayFailure(PARTNER, "refused", { status });
}

const client = ({ socialAppleSecret }: AppleSettings, clientId: string) => ({
  client_id: clientId,
  client_secret: socialAppleSecret,
});

function postForm({ timeoutScale }: AppleSettings, url: string, form: Record<string, string>) {
  const times = { connectMs: 1_000 * timeoutScale, timeoutMs: 10_000 * timeoutScale };
  return callJson({ partner: PARTNER, method: "POST", url, headers: {}, form, mayBeEmpty: true, ...times });
}
