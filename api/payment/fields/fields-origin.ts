import { isLoopback } from "#api/platform/settings/is-loopback.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { localHostOf, sites } from "#domain/site/sites.ts";

type FieldsSettings = Pick<Settings, "fieldsUrl">;

/**
 * The origin of our page with the card fields for a payment page at this host, which is always another one; `null` where
 * no company takes cards. In the demo it is another name of this machine, at the port that the guest's browser uses.
 */
export function fieldsOrigin({ fieldsUrl }: FieldsSettings, host: string): string | null {
  if (fieldsUrl === null) return null;
  if (!isLoopback(fieldsUrl)) return new URL(fieldsUrl).origin;
  const [, name, port = ""] = /^(.*?)(:\d{1,5})?$/.exec(host) ?? [];
  return `http://${name === "localhost" ? "127.0.0.1" : "localhost"}${port}`;
}

const DEMO_HOST = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Whether the page with the card fields may be served at this host. */
export function isFieldsHost({ fieldsUrl }: FieldsSettings, host: string): boolean {
  if (fieldsUrl === null) return false;
  return isLoopback(fieldsUrl) ? DEMO_HOST.test(host) : new URL(fieldsUrl).host === host;
}

const realOrigins = sites.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));
const demoNames = ["localhost", "127.0.0.1", ...sites.map(localHostOf)];

/** The origins of our payment pages, as a policy of content lists them. Only they may show the card fields. */
export function payingOrigins({ appEnv }: Pick<Settings, "appEnv">): string[] {
  return appEnv === "production" ? realOrigins : [...realOrigins, ...demoNames.map((name) => `http://${name}:*`)];
}

/** Whether a payment page of ours can have this origin. */
export function isPayingOrigin({ appEnv }: Pick<Settings, "appEnv">, origin: string): boolean {
  if (realOrigins.includes(origin)) return true;
  const [, name = ""] = /^http:\/\/([a-z0-9.-]+)(:\d{1,5})?$/.exec(origin) ?? [];
  return appEnv !== "production" && demoNames.includes(name);
}
