import { DEMO_WEBHOOK_SECRET, demoPaymentKeys } from "./payment-rows.ts";
import type { Settings } from "./setting-table.ts";

/** Without an environment no company takes money. */
export const noPaymentPartners = {
  fieldsUrl: null,
  checkoutUrl: null,
  checkoutSecretKey: null,
  checkoutPublicKey: null,
  checkoutChannels: null,
  checkoutScriptUrl: null,
  moyasarUrl: null,
  moyasarSecretKey: null,
  moyasarPublicKey: null,
  tabbyUrls: null,
  tabbySecretKey: null,
  tabbyMerchantCodes: null,
  tamaraUrl: null,
  tamaraToken: null,
} as const satisfies Partial<Settings>;

type Key = keyof typeof noPaymentPartners;

/** The sandbox plays every company that has no settings of its own. */
export function sandboxPayments(settings: Settings, sandbox: string): Partial<Settings> {
  const played = {
    ...demoPaymentKeys,
    // Another name of this machine; its port is that of the page that shows it.
    fieldsUrl: "http://localhost",
    checkoutUrl: `${sandbox}/checkout`,
    checkoutChannels: { "*": "pc_mabeetdemomabeetdemomabeet" },
    checkoutScriptUrl: `${sandbox}/checkout/web-components/index.js`,
    moyasarUrl: `${sandbox}/moyasar/v1`,
    tabbyUrls: { "*": `${sandbox}/tabby`, SA: `${sandbox}/tabby-sa` },
    tabbyMerchantCodes: { SA: "SA", AE: "AE", KW: "KW" } as Settings["tabbyMerchantCodes"] & object,
    tamaraUrl: `${sandbox}/tamara`,
  } as const satisfies Partial<Record<Key, unknown>>;
  const chosen = Object.fromEntries(
    Object.entries(played).map(([key, value]) => [key, settings[key as Key] ?? value]),
  ) as Partial<Settings>;
  const secrets = (own: readonly string[]) => (own.length > 0 ? [...own] : [DEMO_WEBHOOK_SECRET]);
  return {
    ...chosen,
    checkoutWebhookKeys: secrets(settings.checkoutWebhookKeys),
    moyasarWebhookTokens: secrets(settings.moyasarWebhookTokens),
    tabbyWebhookSecrets: secrets(settings.tabbyWebhookSecrets),
    tamaraNotificationTokens: secrets(settings.tamaraNotificationTokens),
  };
}
