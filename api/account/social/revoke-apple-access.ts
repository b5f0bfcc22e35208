import { z } from "zod";
import { callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { issuerKeys } from "./issuer-keys.ts";
import { appleUrls, issuerOf } from "./issuers.ts";
import { readIdToken } from "./read-id-token.ts";

const PARTNER = "apple";
const Granted = z.object({ id_token: z.string().max(8_000), refresh_token: z.string().min(1).max(4_000) });
type Means = { settings: Settings; now: () => Date };
type Granted = z.infer<typeof Granted>;

/**
 * Changes a fresh code for the name of its owner and a token, and revokes that token, as Apple asks of whoever deletes an
 * account made there. `false` for a code that is worth nothing, or another's, whose token is left alone.
 */
export async function letGoOfApple({ settings, now }: Means, code: string, subjects: string[]): Promise<boolean> {
  const issuer = issuerOf(settings, "apple");
  for (const clientId of [issuer.clientId, issuer.appClientId]) {
    const granted = clientId === null ? null : await changeCode(settings, clientId, code);
    if (!clientId || !granted) continue;
    const keyOf = issuerKeys({ timeScale: settings.timeScale, now })(issuer);
    const proven = await readIdToken(granted.id_token, { issuer, audience: clientId, keyOf, now: now() });
    if (!proven || !subjects.includes(proven.subject)) return false;
    await revoke(settings, clientId, granted.refresh_token);
    return true;
  }
  return false;
}

/** The page and the app have ids of their own, and a code is good for one of them. */
async function changeCode(settings: Settings, clientId: string, code: string): Promise<Granted | null> {
  const form = { ...client(settings, clientId), grant_type: "authorization_code", code };
  const { status, json } = await ask(settings, appleUrls(settings).token, form);
  if (status !== 200) return null;
  const read = Granted.safeParse(json);
  if (!read.success) throw new GatewayFailure(PARTNER, "unreadable", { status });
  return read.data;
}

async function revoke(settings: Settings, clientId: string, token: string): Promise<void> {
  const form = { ...client(settings, clientId), token, token_type_hint: "refresh_token" };
  const { status } = await ask(settings, appleUrls(settings).revoke, form);
  if (status !== 200) throw new GatewayFailure(PARTNER, "refused", { status });
}

const client = ({ socialAppleSecret }: Settings, clientId: string) => ({
  client_id: clientId,
  client_secret: socialAppleSecret,
});

function ask({ timeScale }: Settings, url: string, form: Record<string, string>) {
  const times = { connectMs: 1_000 * timeScale, timeoutMs: 10_000 * timeScale };
  return callJson({ partner: PARTNER, method: "POST", url, headers: {}, form, mayBeEmpty: true, ...times });
}
