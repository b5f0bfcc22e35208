import { isSampleSeller, type SellerId, sellerIds } from "#domain/document/sellers.ts";
import { goneSettings } from "./gone-settings.ts";
import { isLoopback } from "./is-loopback.ts";
import { DEMO_LICENCE_KEY } from "./licence-rows.ts";
import { DEFAULT_LOYALTY_KEY } from "./loyalty-rows.ts";
import { paymentErrors } from "./payment-errors.ts";
import { photoErrors } from "./photo-errors.ts";
import { DEMO_PLACES_KEY } from "./places-rows.ts";
import {
  DEFAULT_SEAL_KEY,
  DEFAULT_SECRET,
  type Environment,
  type SettingKey,
  type Settings,
  settingTable,
} from "./setting-table.ts";
import { smsErrors } from "./sms-errors.ts";
import { socialErrors } from "./social-errors.ts";

const onlyInTest: readonly SettingKey[] = ["clockOffsetMs", "fault", "samplePictures", "timeScale", "timeoutScale"];
const neededInProduction: readonly SettingKey[] = [
  "databaseUrl",
  "databaseMigrationUrl",
  "secrets",
  "sealKeys",
  "mailUrl",
  "sellers",
];
const partners = ["mailUrl", "placesUrl", "loyaltyUrl", "licenceUrl", "socialUrl", "eInvoiceUrl"] as const;
const neededForReports = ["eInvoiceKey", "eInvoiceCertificate", "eInvoiceSecret"] as const;
const sandboxKeys = [
  ["placesKey", DEMO_PLACES_KEY],
  ["loyaltyKey", DEFAULT_LOYALTY_KEY],
  ["licenceKey", DEMO_LICENCE_KEY],
] as const;
const demoSecrets = [
  ["secrets", DEFAULT_SECRET],
  ["sealKeys", DEFAULT_SEAL_KEY],
] as const;

const saudiSellers: readonly SellerId[] = sellerIds.filter((id) => id.endsWith("-SA"));

/** Settings that APP_ENV forbids or requires, one sentence each. */
export function environmentErrors(settings: Settings, env: Environment): string[] {
  const isSet = (key: SettingKey) => Boolean(env[settingTable[key].name]?.trim());
  const errors = goneSettings(env);
  const addError = (key: SettingKey, sentence: string) => errors.push(`${settingTable[key].name} ${sentence}`);

  if (settings.appEnv !== "test") {
    for (const key of onlyInTest.filter(isSet)) addError(key, "is allowed with APP_ENV=test only.");
  }
  if (isSet("databaseDirectUrl") && !isSet("databaseUrl"))
    addError("databaseDirectUrl", "is set without DATABASE_URL: set both to the same database.");
  if (settings.eInvoicePhase === "2") {
    for (const key of neededForReports.filter((key) => !isSet(key)))
      addError(key, "is missing: E_INVOICE_PHASE=2 needs it.");
    if (saudiVatNumbers(settings).size > 1)
      addError("sellers", "has two VAT numbers in Saudi Arabia: the certificate of E_INVOICE_PHASE=2 belongs to one.");
    for (const id of saudiSellers.filter((id) => !settings.sellers[id].nationalAddress))
      addError("sellers", `has no nationalAddress in the row ${id}: E_INVOICE_PHASE=2 needs it.`);
  }
  if (isSet("mailBounceDomain") !== isSet("mailBounceKey"))
    addError(isSet("mailBounceKey") ? "mailBounceDomain" : "mailBounceKey", "is missing: bounces need both settings.");
  errors.push(...photoErrors(settings));
  if (settings.appEnv !== "production") return errors;
  if (settings.eInvoicePhase === "2" && !isSet("eInvoiceUrl"))
    addError("eInvoiceUrl", "is missing: E_INVOICE_PHASE=2 needs it.");
  if (isSet("sellers") && Object.values(settings.sellers).some(isSampleSeller))
    addError("sellers", "contains the invented sellers of the demo: APP_ENV=production needs the real ones.");

  for (const key of neededInProduction.filter((key) => !isSet(key)))
    addError(key, "is missing: APP_ENV=production needs it.");
  errors.push(...paymentErrors(settings, env), ...socialErrors(settings, env), ...smsErrors(settings, env));
  for (const key of (["sandboxPort", "sandboxMailPort"] as const).filter(isSet))
    addError(key, "is set, but APP_ENV=production runs without a sandbox.");
  if (settings.mailTls !== "required") addError("mailTls", "must be required: APP_ENV=production sends mail over TLS.");
  for (const key of partners.filter(isSet)) {
    if (isLoopback(settings[key])) addError(key, "points to this machine: APP_ENV=production needs the real partner.");
  }
  if (isSet("loyaltyUrl") && !isSet("loyaltyKey")) addError("loyaltyKey", "is missing: LOYALTY_URL needs it.");
  if (isSet("licenceUrl") && !isSet("licenceKey")) addError("licenceKey", "is missing: LICENCE_URL needs it.");
  if (isSet("placesUrl") && !isSet("placesKey")) addError("placesKey", "is missing: PLACES_URL needs it.");
  for (const [key, secret] of demoSecrets.filter(([key]) => isSet(key))) {
    if (settings[key]?.includes(secret)) addError(key, "contains the public secret of the demo: choose another one.");
  }
  for (const [key, partnerKey] of sandboxKeys.filter(([key]) => isSet(key))) {
    if (settings[key] === partnerKey)
      addError(key, "is the key of the sandbox: APP_ENV=production needs a key of the real partner.");
  }
  return errors;
}

function saudiVatNumbers({ sellers }: Settings): ReadonlySet<string> {
  return new Set(saudiSellers.map((id) => sellers[id].vatNumber));
}
