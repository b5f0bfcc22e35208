import type { Settings } from "#api/platform/settings/settings.ts";
import { localHostOf, type Site, sites } from "#domain/site/sites.ts";

const NAMES: Record<string, string> = {
  SA: "Saudi Arabia",
  AE: "United Arab Emirates",
  KW: "Kuwait",
  BH: "Bahrain",
  GLOBAL: "all other countries",
};

/** The URLs to open after the start: one per site, then the API documentation and the sandbox's inbox. */
export function addresses({ appEnv, port, internalPort, sandboxPort }: Settings): string[] {
  const rows = sites.map((site) => [`http://${localHostOf(site)}:${port}/`, nameOf(site)] as const);
  const inside = [
    [`http://localhost:${internalPort}/docs/`, "API documentation"],
    [`http://localhost:${sandboxPort}/inbox`, "emails and SMS that the product sends"],
  ] as const;
  const shown = [...rows, ...inside.slice(0, appEnv === "production" ? 1 : 2)];
  const width = Math.max(...shown.map(([url]) => url.length));
  return shown.map(([url, name]) => `  ${url.padEnd(width)}  ${name}`);
}

function nameOf({ brand, countryCode }: Site): string {
  return `${brand === "mabeet" ? "Mabeet" : "Tajawal"}, ${NAMES[countryCode] ?? countryCode}`;
}
