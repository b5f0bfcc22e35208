import type { SmsPartnerName } from "#api/platform/settings/partner-names.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";

export const CALLBACK_PATH = "/api/sms/callback";

type UrlSettings = Pick<Settings, "appEnv" | "port" | "smsCallbackSecrets">;

/** Where a company reports what became of a message; `null` without a secret for the path. Every site takes it. */
export function callbackUrl(settings: UrlSettings, partner: SmsPartnerName, messageId: string): string | null {
  const [secret] = settings.smsCallbackSecrets;
  if (secret === undefined) return null;
  const origin = originOf(siteById("mabeet-SA"), { env: settings.appEnv, portSuffix: `:${settings.port}` });
  return `${origin}${CALLBACK_PATH}/${partner}/${secret}/${messageId}`;
}
