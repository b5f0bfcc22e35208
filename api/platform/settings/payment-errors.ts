import type { ByCountry } from "#domain/payment/gateways.ts";
import { gateways } from "#domain/payment/gateways.ts";
import { isLoopback } from "./is-loopback.ts";
import { needsFieldsUrl, partnerKeys, partnerSettings } from "./payment-partners.ts";
import { DEMO_WEBHOOK_SECRET, demoPaymentKeys } from "./payment-rows.ts";
import { type Environment, type SettingKey, type Settings, settingTable } from "./setting-table.ts";

const urls = ["fieldsUrl", "checkoutUrl", "checkoutScriptUrl", "moyasarUrl", "tamaraUrl"] as const;
const webhookSecrets = [
  "checkoutWebhookKeys",
  "moyasarWebhookTokens",
  "tabbyWebhookSecrets",
  "tamaraNotificationTokens",
] as const;

/** What production refuses of the settings of companies that take money, one sentence each. */
export function paymentErrors(settings: Settings, env: Environment): string[] {
  const isSet = (key: SettingKey) => Boolean(env[settingTable[key].name]?.trim());
  const named = (key: SettingKey, sentence: string) => `${settingTable[key].name} ${sentence}`;
  const tabbyUrls: Partial<ByCountry<string>> = settings.tabbyUrls ?? {};
  return [
    ...incompletePartners(settings, isSet),
    ...urls.filter((key) => isSet(key) && isLoopback(settings[key])).map((key) => named(key, THIS_MACHINE)),
    ...(Object.values(tabbyUrls).some(isLoopback) ? [named("tabbyUrls", THIS_MACHINE)] : []),
    ...(Object.keys(demoPaymentKeys) as (keyof typeof demoPaymentKeys)[])
      .filter((key) => settings[key] === demoPaymentKeys[key])
      .map((key) => named(key, "is the key of the sandbox: APP_ENV=production needs a key of the real partner.")),
    ...webhookSecrets
      .filter((key) => settings[key].includes(DEMO_WEBHOOK_SECRET))
      .map((key) => named(key, "contains the public secret of the demo: choose another one.")),
  ];
}

const THIS_MACHINE = "points to this machine: APP_ENV=production needs the real partner.";

/** Some settings of a company and not all of them: its payments could begin, and not be completed. */
function incompletePartners(settings: Settings, isSet: (key: SettingKey) => boolean): string[] {
  return gateways.flatMap((name) => {
    const own: readonly SettingKey[] = partnerKeys[name];
    const keys: readonly SettingKey[] = needsFieldsUrl(name) ? [...own, "fieldsUrl"] : own;
    if (partnerSettings(settings, name) || !own.some(isSet)) return [];
    return keys
      .filter((key) => !isSet(key))
      .map((key) => `${settingTable[key].name} is missing: the other settings of ${name} need it.`);
  });
}
