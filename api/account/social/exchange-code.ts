import { z } from "zod";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { SocialPlatform } from "#api/platform/settings/social-rows.ts";
import { clientSecret } from "./client-secret.ts";
import { issuerOf } from "./issuers.ts";
import type { SocialDeps } from "./social-plugin.ts";

const Tokens = z.object({ id_token: z.string().max(8_000), refresh_token: z.string().max(4_000).optional() });
const MAX_REASON = 60;

type Code = {
  platform: SocialPlatform;
  clientId: string;
  code: string;
  /** For codes that came to a page; the codes of the app have none. */
  page?: { redirectUri: string; verifier: string };
};
type Exchanged =
  | { isGranted: true; idToken: string; refreshToken: string | null }
  /** `reason` is the company's word for it. */
  | { isGranted: false; reason: string };

/** Exchanges a code for tokens, once: a company accepts a code once. Throws a `GatewayFailure` without an answer. */
export async function exchangeCode(
  { settings, now, companies }: SocialDeps,
  { platform, clientId, code, page }: Code,
): Promise<Exchanged> {
  const form = {
    grant_type: "authorization_code",
    client_id: clientId,
    client_secret: await clientSecret(settings, { platform, clientId, now: now() }),
    code,
    ...(page && { redirect_uri: page.redirectUri, code_verifier: page.verifier }),
  };
  const { status, json } = await companies[platform].client.postForm(issuerOf(settings, platform).tokenUrl, form);
  if (status !== 200) return { isGranted: false, reason: reasonOf(json) ?? String(status) };
  const read = Tokens.safeParse(json);
  if (!read.success) throw new GatewayFailure(platform, "unreadable", { status });
  return { isGranted: true, idToken: read.data.id_token, refreshToken: read.data.refresh_token ?? null };
}

const OAuthError = z.object({ error: z.string() });
const GraphError = z.object({ error: z.object({ type: z.string(), code: z.number() }) });

/** Google and Apple send the error of OAuth, Facebook that of its Graph API. */
export function reasonOf(json: unknown): string | null {
  const oauth = OAuthError.safeParse(json);
  if (oauth.success) return oauth.data.error.slice(0, MAX_REASON);
  const graph = GraphError.safeParse(json);
  return graph.success ? `${graph.data.error.type.slice(0, MAX_REASON)} ${graph.data.error.code}` : null;
}
