import { dialCodesOfGulf } from "#domain/field/phone.ts";
import type { Settings } from "./setting-table.ts";
import { DEMO_SMS_KEY, DEMO_SMS_SECRET } from "./sms-rows.ts";
import type { SmsRoute } from "./sms-values.ts";

/** Without an environment, or with an invalid one, no company sends SMS. */
export const noSmsPartners = {
  smsRoutes: [],
  smsSenders: {},
  smsCallbackSecrets: [],
  unifonicUrl: null,
  unifonicAppSid: null,
  twilioUrl: null,
  twilioAccount: null,
  twilioToken: null,
  twilioMessagingService: null,
} satisfies Partial<Settings>;

const routes: readonly SmsRoute[] = [
  ...dialCodesOfGulf.map((prefix) => ({ prefix, partner: "unifonic" as const })),
  { prefix: "*", partner: "twilio" },
];

/** The sandbox plays every company that has no settings of its own. */
export function sandboxSms(settings: Settings, sandbox: string): Partial<Settings> {
  const { smsRoutes, smsSenders, smsCallbackSecrets } = settings;
  return {
    smsRoutes: smsRoutes.length > 0 ? smsRoutes : [...routes],
    smsSenders: Object.keys(smsSenders).length > 0 ? smsSenders : { "*": "MABEET" },
    smsCallbackSecrets: smsCallbackSecrets.length > 0 ? smsCallbackSecrets : [DEMO_SMS_SECRET],
    unifonicUrl: settings.unifonicUrl ?? `${sandbox}/unifonic`,
    unifonicAppSid: settings.unifonicAppSid ?? DEMO_SMS_KEY,
    twilioUrl: settings.twilioUrl ?? `${sandbox}/twilio`,
    twilioAccount: settings.twilioAccount ?? DEMO_SMS_KEY,
    twilioToken: settings.twilioToken ?? DEMO_SMS_KEY,
  };
}
