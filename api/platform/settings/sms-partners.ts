import type { SmsPartnerName } from "./partner-names.ts";
import type { SettingKey, Settings } from "./setting-table.ts";

/** The settings that a company needs, all or none of them. */
export const smsPartnerKeys = {
  unifonic: ["unifonicUrl", "unifonicAppSid"],
  twilio: ["twilioUrl", "twilioAccount", "twilioToken"],
} as const satisfies Record<SmsPartnerName, readonly SettingKey[]>;

/** The settings of a company that has its keys. */
export type SmsPartnerSettings<Name extends SmsPartnerName> = Settings & {
  [Key in (typeof smsPartnerKeys)[Name][number]]: NonNullable<Settings[Key]>;
};

/** The settings of a company; `null` while one of its keys is missing, or while it is switched off. */
export function smsPartnerSettings<Name extends SmsPartnerName>(
  settings: Settings,
  name: Name,
): SmsPartnerSettings<Name> | null {
  const isComplete = smsPartnerKeys[name].every((key) => settings[key] !== null);
  return isComplete && !settings.partnersOff.includes(name) ? (settings as SmsPartnerSettings<Name>) : null;
}
