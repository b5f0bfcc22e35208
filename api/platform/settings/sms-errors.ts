import { isLoopback } from "./is-loopback.ts";
import { smsPartnerNames } from "./partner-names.ts";
import { type Environment, type SettingKey, type Settings, settingTable } from "./setting-table.ts";
import { smsPartnerKeys } from "./sms-partners.ts";
import { DEMO_SMS_KEY, DEMO_SMS_SECRET } from "./sms-rows.ts";

const urls = ["unifonicUrl", "twilioUrl"] as const;
const keys = ["unifonicAppSid", "twilioAccount", "twilioToken"] as const;

type IsSet = (key: SettingKey) => boolean;
type Named = (key: SettingKey, sentence: string) => string;

/** What production refuses of the settings of SMS, one sentence each. */
export function smsErrors(settings: Settings, env: Environment): string[] {
  const isSet: IsSet = (key) => Boolean(env[settingTable[key].name]?.trim());
  const named: Named = (key, sentence) => `${settingTable[key].name} ${sentence}`;
  return [
    ...incompletePartners(settings, isSet, named),
    ...missingSenders(settings, isSet, named),
    ...urls
      .filter((key) => isSet(key) && isLoopback(settings[key]))
      .map((key) => named(key, "points to this machine: APP_ENV=production needs the real partner.")),
    ...keys
      .filter((key) => settings[key] === DEMO_SMS_KEY)
      .map((key) => named(key, "is the key of the sandbox: APP_ENV=production needs a key of the real partner.")),
    ...(settings.smsCallbackSecrets.includes(DEMO_SMS_SECRET)
      ? [named("smsCallbackSecrets", "contains the public secret of the demo: choose another one.")]
      : []),
  ];
}

/** A company that is named without its keys, or has keys that nothing uses. */
function incompletePartners(settings: Settings, isSet: IsSet, named: Named): string[] {
  const isInvalid = isSet("smsRoutes") && settings.smsRoutes.length === 0;
  if (isInvalid) return [];
  return smsPartnerNames.flatMap((name) => {
    const own: readonly SettingKey[] = smsPartnerKeys[name];
    const isRouted = settings.smsRoutes.some(({ partner }) => partner === name);
    const missing = own.filter((key) => !isSet(key)).map((key) => named(key, `is missing: ${name} needs it.`));
    if (isRouted) return missing;
    return own.some(isSet) ? [...missing, named("smsRoutes", `does not name ${name}, which has keys.`)] : [];
  });
}

function missingSenders({ smsRoutes, twilioMessagingService }: Settings, isSet: IsSet, named: Named): string[] {
  const needsThem = smsRoutes.some(({ partner }) => partner !== "twilio" || twilioMessagingService === null);
  return needsThem && !isSet("smsSenders") ? [named("smsSenders", "is missing: SMS_ROUTES needs it.")] : [];
}
