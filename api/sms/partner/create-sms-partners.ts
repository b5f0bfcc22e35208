import { type SmsPartnerName, smsPartnerNames } from "#api/platform/settings/partner-names.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type SmsPartnerSettings, smsPartnerSettings } from "#api/platform/settings/sms-partners.ts";
import type { SmsPartner } from "./sms-port.ts";
import { createTwilio } from "./twilio.ts";
import { createUnifonic } from "./unifonic.ts";

type Adapters = { [Name in SmsPartnerName]: (settings: SmsPartnerSettings<Name>) => SmsPartner };

const adapters: Adapters = { unifonic: createUnifonic, twilio: createTwilio };

/** The companies that have their keys and are not switched off; each has its own circuit breaker. */
export function createSmsPartners(settings: Settings): SmsPartner[] {
  return smsPartnerNames.flatMap((name) => createPartner(name, settings) ?? []);
}

function createPartner<Name extends SmsPartnerName>(name: Name, settings: Settings): SmsPartner | null {
  const own = smsPartnerSettings(settings, name);
  return own && adapters[name](own);
}
