import { environmentErrors } from "./environment-errors.ts";
import { DEMO_LICENCE_KEY } from "./licence-rows.ts";
import { DEMO_PLACES_KEY, GOOGLE_PLACES_URL } from "./places-rows.ts";
import { noPaymentPartners, sandboxPayments } from "./sandbox-payments.ts";
import { noSmsPartners, sandboxSms } from "./sandbox-sms.ts";
import { noSocialKeys, sandboxSocial } from "./sandbox-social.ts";
import { type Environment, type SettingKey, type Settings, settingTable } from "./setting-table.ts";

export type { Environment, Settings } from "./setting-table.ts";

/** Carries one sentence per invalid setting, so that all of them can be corrected at once. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(errors.join("\n"));
    this.errors = errors;
  }
}

/** Reads and validates the environment; throws a `SettingsError` that lists every invalid setting. */
export function readSettings(env: Environment): Settings {
  const errors: string[] = [];
  const unread: string[] = [];
  const values: Partial<Record<SettingKey, unknown>> = {};
  for (const [key, { name, defaultValue, value }] of Object.entries(settingTable)) {
    const written = env[name]?.trim() || defaultValue;
    if (written === null) continue;
    const read = value.safeParse(written);
    if (!read.success) {
      errors.push(`${name} ${read.error.issues[0]?.message ?? "is invalid"}.`);
      unread.push(name);
    }
    // The others are judged as if this one were not set.
    if (read.success || defaultValue !== null)
      values[key as SettingKey] = read.success ? read.data : value.parse(defaultValue);
  }
  const settings = withSandbox({
    databaseUrl: null,
    databaseMigrationUrl: null,
    databaseDirectUrl: null,
    mailBounceDomain: null,
    mailBounceKey: null,
    socialUrl: null,
    loyaltyUrl: null,
    licenceUrl: null,
    licenceKey: null,
    placesKey: null,
    s3Url: null,
    s3Bucket: null,
    s3Key: null,
    s3Secret: null,
    eInvoiceKey: null,
    eInvoiceCertificate: null,
    eInvoiceSecret: null,
    ...noPaymentPartners,
    ...noSmsPartners,
    ...noSocialKeys,
    ...values,
  } as Settings);
  const isNamed = (error: string) => unread.some((name) => error.startsWith(`${name} `));
  errors.push(...environmentErrors(settings, env).filter((error) => !isNamed(error)));
  if (errors.length > 0) throw new SettingsError(errors);
  return settings;
}

/** The sandbox plays every partner without a URL, and one database URL serves both roles. */
function withSandbox(settings: Settings): Settings {
  const sandbox = `http://127.0.0.1:${settings.sandboxPort}`;
  const isReal = settings.appEnv === "production";
  const sandboxMailPort = settings.sandboxMailPort ?? (settings.sandboxPort === 0 ? 0 : settings.sandboxPort + 1);
  return {
    ...settings,
    sandboxMailPort,
    databaseMigrationUrl: settings.databaseMigrationUrl ?? settings.databaseDirectUrl ?? settings.databaseUrl,
    mailUrl: settings.mailUrl ?? `smtp://demo:any@127.0.0.1:${sandboxMailPort}`,
    mailTls: settings.mailTls ?? (isReal ? "required" : "if-offered"),
    placesUrl: settings.placesUrl ?? (isReal ? GOOGLE_PLACES_URL : `${sandbox}/places`),
    placesKey: settings.placesKey ?? (isReal ? null : DEMO_PLACES_KEY),
    ...(isReal
      ? {}
      : {
          ...sandboxPayments(settings, sandbox),
          ...sandboxSms(settings, sandbox),
          ...sandboxSocial(settings, sandbox),
        }),
    loyaltyUrl: settings.loyaltyUrl ?? (isReal ? null : sandbox),
    licenceUrl: settings.licenceUrl ?? (isReal ? null : sandbox),
    licenceKey: settings.licenceKey ?? (isReal ? null : DEMO_LICENCE_KEY),
    eInvoiceUrl: settings.eInvoiceUrl ?? `${sandbox}/tax`,
  };
}
