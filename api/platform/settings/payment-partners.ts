import { cardGateways, type Gateway } from "#domain/payment/gateways.ts";
import type { SettingKey, Settings } from "./setting-table.ts";

/** The settings that a company needs, all or none of them. */
export const partnerKeys = {
  checkout: [
    "checkoutUrl",
    "checkoutSecretKey",
    "checkoutPublicKey",
    "checkoutWebhookKeys",
    "checkoutChannels",
    "checkoutScriptUrl",
  ],
  moyasar: ["moyasarUrl", "moyasarSecretKey", "moyasarPublicKey", "moyasarWebhookTokens"],
  tabby: ["tabbyUrls", "tabbySecretKey", "tabbyMerchantCodes", "tabbyWebhookSecrets"],
  tamara: ["tamaraUrl", "tamaraToken", "tamaraNotificationTokens"],
} as const satisfies Record<Gateway, readonly SettingKey[]>;

/** Companies with card fields also need an origin for them. */
export function needsFieldsUrl(name: Gateway): boolean {
  return cardGateways.some((each) => each === name);
}

/** The settings of a company that has its keys. */
export type PartnerSettings<Name extends Gateway> = Settings & {
  [Key in (typeof partnerKeys)[Name][number]]: NonNullable<Settings[Key]>;
};

/** The settings of a company, or `null` while one of its keys is missing. */
export function partnerSettings<Name extends Gateway>(settings: Settings, name: Name): PartnerSettings<Name> | null {
  const hasFields = !needsFieldsUrl(name) || settings.fieldsUrl !== null;
  const isComplete = hasFields && partnerKeys[name].every((key) => isSet(settings[key]));
  return isComplete ? (settings as PartnerSettings<Name>) : null;
}

/** Whether new payments may be sent to a company. */
export function takesNew(settings: Settings, name: Gateway): boolean {
  return partnerSettings(settings, name) !== null && !settings.partnersOff.includes(name);
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
